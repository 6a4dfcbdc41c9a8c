import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Minimum number of minutes between two scheduled fetches of a vendor's list. */
const intervalMinutes = 15
const fetchInterval = sql<string>`make_interval(mins => ${intervalMinutes})`

/** The last sync of each vendor's list of games: fetched from the vendor, or sent by it. */
export const createVendorSyncStore = ({ code: merchant, db }: Tenant) => ({
  find: (vendor: string) =>
    db
      .selectFrom('vendor_syncs')
      .select(['synced_at', 'error'])
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .executeTakeFirst(),

  /** Claims a fetch that is due. Returns whether it was claimed: of concurrent servers, only one succeeds. */
  claim: async (vendor: string): Promise<boolean> =>
    (await db
      .insertInto('vendor_syncs')
      .values({ merchant, vendor, started_at: sql<Date>`clock_timestamp()` })
      .onConflict((conflict) =>
        conflict
          .columns(['merchant', 'vendor'])
          .doUpdateSet(({ ref }) => ({ started_at: ref('excluded.started_at') }))
          .where(sql<boolean>`excluded.started_at - vendor_syncs.started_at > ${fetchInterval}`),
      )
      .returning('vendor')
      .executeTakeFirst()) !== undefined,

  /** Records the outcome of a sync; `failed` if the list could not be fetched or applied. */
  record: async (vendor: string, { error, failed }: { readonly error: string | null; readonly failed: boolean }): Promise<void> => {
    const now = sql<Date>`clock_timestamp()`
    const outcome = { error, ...(!failed && { synced_at: now }) }
    await db
      .insertInto('vendor_syncs')
      .values({ merchant, vendor, started_at: now, ...outcome })
      .onConflict((conflict) =>
        conflict.columns(['merchant', 'vendor']).doUpdateSet({ error, ...(!failed && { synced_at: sql<Date>`excluded.synced_at` }) }),
      )
      .execute()
  },
})

/** Lists merchants with a vendor whose list is due to be fetched. */
export const listMerchantsWithDueLists = (db: Database) =>
  db
    .selectFrom('vendors as v')
    .leftJoin('vendor_syncs as s', (join) => join.onRef('s.merchant', '=', 'v.merchant').onRef('s.vendor', '=', 'v.vendor'))
    .select('v.merchant')
    .distinct()
    .where('v.enabled', '=', true)
    .where('v.catalogue_url', 'is not', null)
    .where((eb) => eb.or([eb('s.started_at', 'is', null), sql<boolean>`clock_timestamp() - s.started_at > ${fetchInterval}`]))
    .execute()
