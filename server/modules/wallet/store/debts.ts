import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

/** Debts of players after corrections of settled bets, in minor units. */
export const createDebtStore = ({ code: merchant, db }: Tenant) => ({
  /** Returns the debt of an account; 0 if it has none. */
  getAmount: async (account: string, currency: string): Promise<bigint> => {
    const row = await db
      .selectFrom('debts')
      .select('amount')
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('currency', '=', currency)
      .executeTakeFirst()
    return row?.amount ?? 0n
  },

  /** Increases the debt of an account. */
  increase: async (account: string, currency: string, amount: bigint): Promise<void> => {
    await db
      .insertInto('debts')
      .values({ merchant, account, currency, amount })
      .onConflict((conflict) =>
        conflict
          .columns(['merchant', 'account', 'currency'])
          .doUpdateSet({ amount: sql<bigint>`debts.amount + ${amount}`, changed_at: sql<Date>`excluded.changed_at` }),
      )
      .execute()
  },

  /** Reduces the debt of an account. */
  reduce: async (account: string, currency: string, amount: bigint): Promise<void> => {
    await db
      .updateTable('debts')
      .set({ amount: sql<bigint>`amount - ${amount}`, changed_at: sql<Date>`statement_timestamp()` })
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('currency', '=', currency)
      .execute()
  },

  /** Lists the accounts with the largest debts. */
  listLargest: (limit: number) =>
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
