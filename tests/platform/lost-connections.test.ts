import { describe, expect, it } from 'vitest'
import { Random } from '../../src/engine/testing/random.ts'
import { chooseByDepth } from '../depth.ts'
import { runDisconnectRounds } from '../histories/disconnect-rounds.ts'

const interruptions = chooseByDepth(12, 4)

describe('a server whose database connections end under load', () => {
  it(`recovers from ${String(interruptions)} interruptions, some of them restarts of PostgreSQL, answers 503 during them and keeps everything it acknowledged`, async () => {
    await expect(runDisconnectRounds(interruptions, new Random('lost connections'))).resolves.toBeUndefined()
  }, 600_000)
})
