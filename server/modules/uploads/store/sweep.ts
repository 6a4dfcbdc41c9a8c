import type { Sweep } from '../../../database/sweep.ts'

/** Files that are due. */
export const sweepUploads: Sweep = async (db, now) => {
  await db.deleteFrom('uploads').where('due_at', '<', now).execute()
}
