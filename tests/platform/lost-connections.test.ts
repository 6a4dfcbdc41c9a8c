import { describe, expect, it } from 'vitest'
import { Random } from '../../src/engine/testing/random.ts'
import { runDropRounds } from '../histories/drop-rounds.ts'

describe('a server whose database connections end under load', () => {
  it('goes on after twelve interruptions, some of them restarts of PostgreSQL, answers 503 meanwhile and keeps all it acknowledged', async () => {
    await expect(runDropRounds(12, new Random('lost connections'))).resolves.toBeUndefined()
  }, 600_000)
})
