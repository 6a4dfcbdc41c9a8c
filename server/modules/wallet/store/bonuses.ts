import { randomUUID } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { BonusState } from '../../../database/tables/ledger.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type BonusRow = Selectable<Tables['bonuses']>

export type NewBonus = Pick<
  BonusRow,
  'account' | 'kind' | 'grant_key' | 'currency' | 'amount' | 'turnover_needed' | 'holds_withdrawals' | 'ends_at' | 'terms'
>

export const bonusesOf = ({ code: merchant, db }: Tenant) => {
  const open = () => db.selectFrom('bonuses').selectAll().where('merchant', '=', merchant).where('state', '=', 'open')
  return {
    insert: async ({ terms, ...bonus }: NewBonus): Promise<void> => {
      await db
        .insertInto('bonuses')
        .values({ merchant, id: randomUUID(), ...bonus, terms: JSON.stringify(terms) })
        .execute()
    },

    /** What an account has open, the oldest first; held until the transaction ends. */
    hold: (account: string, currency: string): Promise<readonly BonusRow[]> =>
      open().where('account', '=', account).where('currency', '=', currency).orderBy('created_at').orderBy('id').forNoKeyUpdate().execute(),

    /** The same to look at. */
    open: (account: string, currency: string): Promise<readonly BonusRow[]> =>
      open().where('account', '=', account).where('currency', '=', currency).orderBy('created_at').orderBy('id').execute(),

    count: async (id: string, stake: bigint): Promise<void> => {
      await db
        .updateTable('bonuses')
        .set({ turnover_done: sql<bigint>`turnover_done + ${stake}` })
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .execute()
    },

    close: async (id: string, state: Exclude<BonusState, 'open'>): Promise<void> => {
      await db
        .updateTable('bonuses')
        .set({ state, closed_at: new Date() })
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .where('state', '=', 'open')
        .execute()
    },

    /** Accounts with a bonus whose time is over. */
    ended: async (limit: number): Promise<readonly { readonly account: string; readonly currency: string }[]> =>
      db
        .selectFrom('bonuses')
        .select(['account', 'currency'])
        .distinct()
        .where('merchant', '=', merchant)
        .where('state', '=', 'open')
        .where('ends_at', '<=', new Date())
        .limit(limit)
        .execute(),
  }
}
