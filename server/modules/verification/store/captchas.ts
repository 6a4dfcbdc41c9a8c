import type { Tenant } from '../../../database/tenant.ts'

export const createCaptchaStore = ({ code: merchant, db }: Tenant) => ({
  insert: async (idHash: Buffer, answerHash: Buffer, expiresAt: Date) => {
    await db.insertInto('captchas').values({ merchant, id_hash: idHash, answer_hash: answerHash, expires_at: expiresAt }).execute()
  },

  /** Consumes a captcha and returns the hash of its answer; `undefined` if it does not exist or has expired. */
  consume: async (idHash: Buffer) =>
    (
      await db
        .deleteFrom('captchas')
        .where('merchant', '=', merchant)
        .where('id_hash', '=', idHash)
        .where('expires_at', '>', new Date())
        .returning('answer_hash')
        .executeTakeFirst()
    )?.answer_hash,
})
