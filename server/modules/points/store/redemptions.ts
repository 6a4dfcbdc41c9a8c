import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import { recordRowLock } from '../../../database/lock-order.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type RedemptionRecord = Selectable<Tables['points_redemptions']>
export type NewRedemption = Omit<Insertable<Tables['points_redemptions']>, 'merchant' | 'seq' | 'texts'> & Pick<RedemptionRecord, 'texts'>

interface RedemptionFilter {
  readonly state?: RedemptionRecord['state'] | undefined
  readonly account?: string | undefined
  readonly limit: number
}

/** Redemptions of points. */
export const createRedemptionStore = ({ code: merchant, db }: Tenant) => {
  const selectRedemptions = () => db.selectFrom('points_redemptions').selectAll().where('merchant', '=', merchant)
  return {
    findByKey: (account: string, key: string) =>
      selectRedemptions().where('account', '=', account).where('request_key', '=', key).executeTakeFirst(),

    findByReference: (reference: string) => selectRedemptions().where('reference', '=', reference).executeTakeFirst(),

    /** Returns a redemption, locked until the transaction ends; `undefined` if it does not exist. */
    lockByReference: (reference: string) => {
      recordRowLock({ db }, `the redemption ${reference}`)
      return selectRedemptions().where('reference', '=', reference).forUpdate().executeTakeFirst()
    },

    /** Lists an account's redemptions, newest first, older than the cursor `before`. */
    listPage: (account: string, before: string | undefined, limit: number) =>
      selectRedemptions()
        .where('account', '=', account)
        .$if(before !== undefined, (query) => query.where('seq', '<', BigInt(before ?? '0')))
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute(),

    /** Lists redemptions of all players or of one, newest first; if the state is `process`, oldest first. */
    list: ({ state, account, limit }: RedemptionFilter) =>
      db
        .selectFrom('points_redemptions')
        .innerJoin('accounts', (join) =>
          join.onRef('accounts.merchant', '=', 'points_redemptions.merchant').onRef('accounts.id', '=', 'points_redemptions.account'),
        )
        .selectAll('points_redemptions')
        .select('accounts.username')
        .where('points_redemptions.merchant', '=', merchant)
        .$if(state !== undefined, (query) => query.where('points_redemptions.state', '=', state ?? 'process'))
        .$if(account !== undefined, (query) => query.where('points_redemptions.account', '=', account ?? ''))
        .orderBy('points_redemptions.seq', state === 'process' ? 'asc' : 'desc')
        .limit(limit)
        .execute(),

    insert: ({ texts, ...redemption }: NewRedemption): Promise<RedemptionRecord> =>
      db
        .insertInto('points_redemptions')
        .values({ ...redemption, texts: JSON.stringify(texts), merchant })
        .returningAll()
        .executeTakeFirstOrThrow(),

    decide: (id: string, state: 'approved' | 'rejected', reason: string | null): Promise<RedemptionRecord> =>
      db
        .updateTable('points_redemptions')
        .set({ state, reason, decided_at: sql<Date>`statement_timestamp()` })
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Returns the stakes already counted for points, locked until the transaction ends; 0 if none. */
    lockCountedStakes: async (account: string, currency: string): Promise<bigint> => {
      await db
        .insertInto('points_counted')
        .values({ merchant, account, currency, counted: 0n })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const row = await db
        .selectFrom('points_counted')
        .select('counted')
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .where('currency', '=', currency)
        .forUpdate()
        .executeTakeFirstOrThrow()
      return row.counted
    },

    /** Returns the stakes already counted for points, without a lock; 0 if none. */
    getCountedStakes: async (account: string, currency: string): Promise<bigint> =>
      (
        await db
          .selectFrom('points_counted')
          .select('counted')
          .where('merchant', '=', merchant)
          .where('account', '=', account)
          .where('currency', '=', currency)
          .executeTakeFirst()
      )?.counted ?? 0n,

    updateCountedStakes: async (account: string, currency: string, counted: bigint): Promise<void> => {
      await db
        .updateTable('points_counted')
        .set({ counted })
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .where('currency', '=', currency)
        .execute()
    },
  }
}
