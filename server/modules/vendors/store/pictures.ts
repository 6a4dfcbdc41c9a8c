import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { daysBefore } from '../../../database/clean-up.ts'

/** Retention of a picture that no game uses any more, in days: open pages may still show it. */
const retentionDays = 7

export type PictureSize = 'small' | 'large'

export interface NewPicture {
  readonly digest: string
  readonly small: Buffer
  readonly large: Buffer
}

/** Pictures of the games that vendors list. */
export const picturesOf = ({ code: merchant, db }: Tenant) => ({
  /** Returns the listed games whose picture is not the one that their vendor offers. */
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

  insert: async (picture: NewPicture): Promise<void> => {
    await db
      .insertInto('vendor_pictures')
      .values({ ...picture, merchant })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  /** Sets the picture of a game, unless the vendor has changed its URL meanwhile. */
  assign: async (id: string, url: string, digest: string): Promise<void> => {
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

/** Deletes the pictures of every brand that no game has. */
export async function purgeUnusedPictures(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('vendor_pictures')
    .where('stored_at', '<', daysBefore(now, retentionDays))
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
