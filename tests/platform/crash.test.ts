import { describe, expect, it } from 'vitest'
import { chooseByDepth } from '../depth.ts'
import { runKillRounds } from '../histories/kill-rounds.ts'

const rounds = chooseByDepth(20, 2)

describe('a server that is killed', () => {
  it(`loses no acknowledged write in ${String(rounds)} rounds of kill -9 under load, every second one of which also kills the database, and its ledger balances after each`, async () => {
    await expect(runKillRounds(rounds)).resolves.toBeUndefined()
  }, 600_000)
})
