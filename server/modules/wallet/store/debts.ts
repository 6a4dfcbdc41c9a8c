import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

/** What players owe after corrections of settled bets, in minor units. */
export const debtsOf = ({ code: merchant, db }: Tenant) => ({
  /** What an account owes; 0 if nothing. */
  amount: async (account: string, currency: string): Promise<bigint> => {
    const row = await db
      .selectFrom('debts')
      .select('amount')
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('currency', '=', currency)
      .executeTakeFirst()
    return row?.amount ?? 0n
  },

  /** Adds to what an account owes. */
  add: async (account: string, currency: string, amount: bigint): Promise<void> => {
    await db
      .insertInto('debts')
      .values({ merchant, account, currency, amount })
      .onConflict((conflict) =>
        conflict
          .columns(['merchant', 'account', 'currency'])
          .doUpdateSet({ amount: sql<bigint>`debts.amount + ${amount}`, changed_at: sql<Date>`clock_timestamp()` }),
      )
      .execute()
  },

  /** Takes from what an account owes. */
  reduce: async (account: string, currency: string, amount: bigint): Promise<void> => {
    await db
      .updateTable('debts')
      .set({ amount: sql<bigint>`amount - ${amount}`, changed_at: sql<Date>`clock_timestamp()` })
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('currency', '=', currency)
      .execute()
  },

  /** The accounts that owe most. */
  largest: (limit: number) =>
    db
      .selectFrom('debts as d')
      .innerJoin('accounts as a', (join) => join.onRef('a.merchant', '=', 'd.merchant').onRef('a.id', '=', 'd.account'))
      .select(['a.username', 'd.amount', 'd.currency', 'd.changed_at'])
      .where('d.merchant', '=', merchant)
      .where('d.amount', '>', 0n)
      .orderBy('d.amount', 'desc')
      .limit(limit)
      .execute(),
})
