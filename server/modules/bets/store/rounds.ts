import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

export interface RoundKey {
  readonly vendor: string
  readonly account: string
  readonly id: string
}

/** Rounds of vendors that end bets by closing their round. */
export const createRoundStore = ({ code: merchant, db }: Tenant) => ({
  /** Creates a round if it is new, and locks it until the transaction ends. Returns `false` if it has been closed. */
  openAndLock: async (round: RoundKey): Promise<boolean> =>
    (await db
      .insertInto('rounds')
      .values({ merchant, ...round })
      .onConflict((conflict) =>
        conflict
          .columns(['merchant', 'vendor', 'account', 'id'])
          .doUpdateSet({ opened_at: sql`rounds.opened_at` })
          .where('rounds.closed_at', 'is', null),
      )
      .returning('id')
      .executeTakeFirst()) !== undefined,

  /** Closes a round for good. Returns whether it exists. */
  close: async ({ vendor, account, id }: RoundKey): Promise<boolean> =>
    (await db
      .updateTable('rounds')
      .set({ closed_at: sql<Date>`least(closed_at, now())` })
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .where('account', '=', account)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()) !== undefined,
})
