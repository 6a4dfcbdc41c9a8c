import type { Tenant } from '../../../database/tenant.ts'

/** Slider checks and their results, by the hash of their id. A result has no target position. */
export const createSliderCheckStore = ({ code: merchant, db }: Tenant) => ({
  insert: async (idHash: Buffer, targetX: number | null, expiresAt: Date) => {
    await db.insertInto('slider_checks').values({ merchant, id_hash: idHash, target_x: targetX, expires_at: expiresAt }).execute()
  },

  /** Consumes a check or a result; `undefined` if it does not exist or has expired. */
  consume: (idHash: Buffer, kind: 'check' | 'result') =>
    db
      .deleteFrom('slider_checks')
      .where('merchant', '=', merchant)
      .where('id_hash', '=', idHash)
      .where('target_x', kind === 'check' ? 'is not' : 'is', null)
      .where('expires_at', '>', new Date())
      .returning('target_x')
      .executeTakeFirst(),
})
