import { type Insertable, type Selectable, sql } from 'kysely'
import { recordRowLock } from '../../../database/lock-order.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type NewGame = Pick<Insertable<Tables['vendor_games']>, 'id' | 'position' | 'game' | 'picture_url'>
export type StoredGame = Pick<Selectable<Tables['vendor_games']>, 'id' | 'vendor' | 'position' | 'game' | 'listed' | 'picture_url'>

const rowsPerStatement = 500

/** The current and former games of a brand's vendors. */
export const createVendorGameStore = ({ code: merchant, db }: Tenant) => ({
  /** Locks the vendor until the transaction ends, so that lists are applied one after the other. */
  lockVendor: async (vendor: string) => {
    recordRowLock({ db }, `the vendor ${vendor}`)
    return db
      .selectFrom('vendors')
      .select(['vendor', 'removed_at'])
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .forUpdate()
      .executeTakeFirst()
  },

  /** Returns the games of a vendor, and the games of other vendors that have one of the ids. */
  listByVendorOrIds: (vendor: string, ids: readonly string[]): Promise<readonly StoredGame[]> =>
    db
      .selectFrom('vendor_games')
      .select(['id', 'vendor', 'position', 'game', 'listed', 'picture_url'])
      .where('merchant', '=', merchant)
      .where((eb) => eb.or([eb('vendor', '=', vendor), eb('id', '=', sql<string>`any(${[...ids]})`)]))
      .execute(),

  /** Replaces the list of a vendor. Games that are no longer listed are kept, marked as not listed. */
  replace: async (vendor: string, games: readonly NewGame[]): Promise<void> => {
    await db.updateTable('vendor_games').set({ listed: false }).where('merchant', '=', merchant).where('vendor', '=', vendor).execute()
    for (let start = 0; start < games.length; start += rowsPerStatement)
      await db
        .insertInto('vendor_games')
        .values(games.slice(start, start + rowsPerStatement).map((game) => ({ ...game, merchant, vendor, listed: true })))
        .onConflict((conflict) =>
          conflict
            .columns(['merchant', 'id'])
            .doUpdateSet((row) => ({
              position: row.ref('excluded.position'),
              game: row.ref('excluded.game') as never,
              picture_url: row.ref('excluded.picture_url'),
              listed: true,
            }))
            .whereRef('vendor_games.vendor', '=', 'excluded.vendor'),
        )
        .execute()
  },

  /** Increments the version of a vendor's games, and sets its categories if they are given. */
  incrementVersion: async (vendor: string, categories?: readonly string[]): Promise<void> => {
    await db
      .updateTable('vendors')
      .set((row) => ({ games_version: row('games_version', '+', 1), ...(categories && { categories: [...categories] }) }))
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .execute()
  },

  /** Returns the number of games that a vendor lists. */
  count: async (vendor: string): Promise<number> =>
    Number(
      (
        await db
          .selectFrom('vendor_games')
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .where('merchant', '=', merchant)
          .where('vendor', '=', vendor)
          .where('listed', '=', true)
          .executeTakeFirstOrThrow()
      ).count,
    ),
})
