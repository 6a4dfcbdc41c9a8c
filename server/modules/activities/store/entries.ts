import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import { recordRowLock } from '../../../database/lock-order.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type EntryRecord = Selectable<Tables['activity_entries']>
type NewEntry = Omit<Insertable<Tables['activity_entries']>, 'merchant' | 'id'>

interface ApplicationFilter {
  readonly state?: EntryRecord['state'] | undefined
  readonly account?: string | undefined
  readonly limit: number
}

/** Entries of members who joined or applied. */
export const createEntryStore = ({ code: merchant, db }: Tenant) => ({
  /** Entries of an account in these periods, newest first. A rejected application may be followed by another one. */
  listByAccount: (account: string, periods: readonly string[]): Promise<readonly EntryRecord[]> =>
    db
      .selectFrom('activity_entries')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('period', 'in', periods)
      .orderBy('seq', 'desc')
      .execute(),

  insert: (entry: NewEntry): Promise<EntryRecord> =>
    db
      .insertInto('activity_entries')
      .values({ ...entry, merchant, id: randomUUID() })
      .returningAll()
      .executeTakeFirstOrThrow(),

  findByReference: (reference: string): Promise<EntryRecord | undefined> =>
    db.selectFrom('activity_entries').selectAll().where('merchant', '=', merchant).where('reference', '=', reference).executeTakeFirst(),

  /** Locks the application until the transaction ends. */
  lockByReference: (reference: string): Promise<EntryRecord | undefined> => {
    recordRowLock({ db }, `the application ${reference}`)
    return db
      .selectFrom('activity_entries')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst()
  },

  updateState: (id: string, state: 'process' | 'approved' | 'rejected', reason: string | null): Promise<EntryRecord> =>
    db
      .updateTable('activity_entries')
      .set({ state, reason, ...(state !== 'process' && { decided_at: sql<Date>`statement_timestamp()` }) })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  /**
   * Applications of all accounts or of one: oldest first if `state` is `applying` or `process`, otherwise newest first.
   */
  list: ({ state, account, limit }: ApplicationFilter) =>
    db
      .selectFrom('activity_entries')
      .innerJoin('accounts', (join) =>
        join.onRef('accounts.merchant', '=', 'activity_entries.merchant').onRef('accounts.id', '=', 'activity_entries.account'),
      )
      .selectAll('activity_entries')
      .select('accounts.username')
      .where('activity_entries.merchant', '=', merchant)
      .where('activity_entries.state', '!=', 'joined')
      .$if(state !== undefined, (query) => query.where('activity_entries.state', '=', state ?? 'applying'))
      .$if(account !== undefined, (query) => query.where('activity_entries.account', '=', account ?? ''))
      .orderBy('activity_entries.seq', state === 'applying' || state === 'process' ? 'asc' : 'desc')
      .limit(limit)
      .execute(),
})
