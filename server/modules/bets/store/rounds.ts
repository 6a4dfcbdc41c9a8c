import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

export interface RoundName {
  readonly vendor: string
  readonly account: string
  readonly id: string
}

/** The rounds of vendors that close them. */
export const roundsOf = ({ code: merchant, db }: Tenant) => ({
  /** Opens a round where it is not, and says whether it is still open. It is this transaction's until that ends. */
  enter: async (round: RoundName): Promise<boolean> =>
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

  /** Whether there was one. A round that is closed stays closed. */
  close: async ({ vendor, account, id }: RoundName): Promise<boolean> =>
    (await db
      .updateTable('rounds')
      .set({ closed_at: sql<Date>`coalesce(closed_at, now())` })
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .where('account', '=', account)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()) !== undefined,
})
