import type { Selectable } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { CleanUp } from '../../../database/clean-up.ts'
import type { Tenant } from '../../../database/tenant.ts'

type UploadRecord = Selectable<Tables['uploads']>
type NewUpload = Pick<UploadRecord, 'id' | 'owner' | 'purpose' | 'type' | 'bytes' | 'sealed' | 'due_at'>

export const createUploadStore = ({ code: merchant, db }: Tenant) => ({
  insert: async (upload: NewUpload) => {
    await db
      .insertInto('uploads')
      .values({ ...upload, merchant })
      .execute()
  },

  find: (id: string) =>
    db
      .selectFrom('uploads')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('due_at', '>', new Date())
      .executeTakeFirst(),

  /** Extends the expiry of an owner's uploads. Returns the number of uploads that were extended. */
  extend: async ({
    owner,
    purpose,
    ids,
    expiresAt,
  }: Pick<UploadRecord, 'owner' | 'purpose'> & { ids: readonly string[]; expiresAt: Date }) =>
    ids.length === 0
      ? 0
      : (
          await db
            .updateTable('uploads')
            .set({ due_at: expiresAt })
            .where('merchant', '=', merchant)
            .where('owner', '=', owner)
            .where('purpose', '=', purpose)
            .where('id', 'in', ids)
            .where('due_at', '>', new Date())
            .returning('id')
            .execute()
        ).length,

  delete: async (id: string) => {
    await db.deleteFrom('uploads').where('merchant', '=', merchant).where('id', '=', id).execute()
  },
})

/** Deletes expired uploads. */
export const purgeUploads: CleanUp = async (db, now) => {
  await db.deleteFrom('uploads').where('due_at', '<', now).execute()
}
