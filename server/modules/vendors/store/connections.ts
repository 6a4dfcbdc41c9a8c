import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Properties of a vendor's connection that operators can change. */
export type ConnectionChange = Pick<
  Updateable<Tables['vendors']>,
  'name' | 'launch_url' | 'api_url' | 'catalogue_url' | 'policy' | 'position'
>

export type NewConnection = Omit<Insertable<Tables['vendors']>, 'merchant' | 'games_version'>

/** The connections of a brand's vendors. */
export const createVendorConnectionStore = ({ code: merchant, db }: Tenant) => ({
  /** Inserts a vendor, or restores a removed one. Returns `false` if the brand already has the vendor. */
  insert: async (connection: NewConnection): Promise<boolean> =>
    (await db
      .insertInto('vendors')
      .values({ ...connection, merchant })
      .onConflict((conflict) =>
        conflict
          .columns(['merchant', 'vendor'])
          .doUpdateSet({ ...connection, removed_at: null })
          .where('vendors.removed_at', 'is not', null),
      )
      .returning('vendor')
      .executeTakeFirst()) !== undefined,

  update: async (vendor: string, change: ConnectionChange): Promise<void> => {
    await db.updateTable('vendors').set(change).where('merchant', '=', merchant).where('vendor', '=', vendor).execute()
  },

  disable: async (vendor: string): Promise<void> => {
    await db.updateTable('vendors').set({ enabled: false }).where('merchant', '=', merchant).where('vendor', '=', vendor).execute()
  },

  remove: async (vendor: string): Promise<void> => {
    await db
      .updateTable('vendors')
      .set({ enabled: false, removed_at: sql<Date>`statement_timestamp()` })
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .execute()
  },

  /** Whether the vendor has sent wallet calls whose responses are stored. */
  hasCalls: async (vendor: string): Promise<boolean> =>
    (await db
      .selectFrom('vendor_calls')
      .select('vendor')
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .limit(1)
      .executeTakeFirst()) !== undefined,
})
