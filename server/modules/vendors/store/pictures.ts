import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { subtractDays } from '../../../database/clean-up.ts'

/** Age in days, since a picture was stored or last used, at which it is deleted if no game uses it. */
const minAgeDays = 7

export type PictureSize = 'small' | 'large'

export interface NewPicture {
  readonly digest: string
  readonly small: Buffer
  readonly large: Buffer
}

/** Pictures of the games that vendors list. */
export const createGamePictureStore = ({ code: merchant, db }: Tenant) => ({
  /** Returns the listed games whose stored picture is missing or does not come from the URL that their vendor lists. */
  listMissing: (vendor: string) =>
    db
      .selectFrom('vendor_games')
      .select(['id', 'picture_url'])
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .where('listed', '=', true)
      .where('picture_url', 'is not', null)
      .where((eb) => sql<boolean>`${eb.ref('picture_url')} is distinct from ${eb.ref('picture_from')}`)
      .orderBy('position')
      .execute(),

  /** Inserts a picture. If it exists already, its age is reset, so that it is not deleted before a game uses it. */
  insert: async (picture: NewPicture): Promise<void> => {
    await db
      .insertInto('vendor_pictures')
      .values({ ...picture, merchant })
      .onConflict((conflict) => conflict.columns(['merchant', 'digest']).doUpdateSet({ stored_at: (eb) => eb.ref('excluded.stored_at') }))
      .execute()
  },

  /**
   * Sets the picture of a game, unless the vendor has changed its URL in the meantime. The age of the previous picture
   * is reset, so that open pages can still load it.
   */
  assign: async (id: string, url: string, digest: string): Promise<void> => {
    await db
      .updateTable('vendor_pictures')
      .set({ stored_at: sql`now()` })
      .where('merchant', '=', merchant)
      .where('digest', 'in', (eb) =>
        eb
          .selectFrom('vendor_games')
          .select('picture')
          .where('merchant', '=', merchant)
          .where('id', '=', id)
          .where('picture', 'is not', null)
          .$narrowType<{ picture: string }>(),
      )
      .execute()
    await db
      .updateTable('vendor_games')
      .set({ picture: digest, picture_from: url })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('picture_url', '=', url)
      .execute()
  },

  find: async (digest: string, size: PictureSize): Promise<Buffer | undefined> =>
    (
      await db.selectFrom('vendor_pictures').select(size).where('merchant', '=', merchant).where('digest', '=', digest).executeTakeFirst()
    )?.[size],
})

/** Deletes the pictures, of all brands, that no game uses and that are older than `minAgeDays`. */
export async function purgeUnusedPictures(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('vendor_pictures')
    .where('stored_at', '<', subtractDays(now, minAgeDays))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('vendor_games as g')
            .select('g.id')
            .whereRef('g.merchant', '=', 'vendor_pictures.merchant')
            .whereRef('g.picture', '=', 'vendor_pictures.digest'),
        ),
      ),
    )
    .execute()
}
