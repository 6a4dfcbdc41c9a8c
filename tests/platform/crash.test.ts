import { describe, expect, it } from 'vitest'
import { depth } from '../depth.ts'
import { runKillRounds } from '../histories/kill-rounds.ts'

const rounds = depth(20, 2)

describe('a server that is killed', () => {
  it(`has lost no acknowledged write after ${String(rounds)} kill -9 under load, every second one of the database as well, and its ledger balances each time`, async () => {
    await expect(runKillRounds(rounds)).resolves.toBeUndefined()
  }, 600_000)
})
