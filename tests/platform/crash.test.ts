import { describe, expect, it } from 'vitest'
import { runKillRounds } from '../histories/kill-rounds.ts'

describe('a server that is killed', () => {
  it('has lost no acknowledged write after twenty kill -9 under load, every second one of the database as well, and its ledger is right each time', async () => {
    await expect(runKillRounds(20)).resolves.toBeUndefined()
  }, 600_000)
})
