import { randomUUID } from 'node:crypto'
import type pg from 'pg'

export interface NewBet {
  readonly stake: number
  readonly win?: number
  readonly state?: 'open' | 'settled' | 'rolled-back'
  readonly vendor?: string
  readonly category?: string
  readonly currency?: string
  readonly placedAt: string
  readonly settledAt?: string
}

/** Round of all inserted bets, which have no ledger entries. */
export const insertedBetRound = 'r'

/**
 * Inserts a bet of an account of alpha in the state that vendor calls would have produced, and returns its id. Amounts
 * are in minor units, times in ISO 8601.
 */
export async function insertBet(client: pg.Client | pg.Pool, account: string, bet: NewBet): Promise<string> {
  const { stake, win = 0, state = 'settled', vendor = 'PGF', category = 'RNG', currency = 'VND', placedAt, settledAt = placedAt } = bet
  const id = randomUUID()
  await client.query(
    `insert into bets (merchant, id, account, vendor, game, category, round, transaction, wallet, currency, stake, win, state, placed_at, settled_at)
      values ('ALPHA1', $1, $2, $3, 'pgf-jade-tiger', $4, '${insertedBetRound}', gen_random_uuid()::text, 'main', $10, $5, $6, $7, $8, $9)`,
    [id, account, vendor, category, stake, win, state, placedAt, state === 'open' ? null : settledAt, currency],
  )
  return id
}
