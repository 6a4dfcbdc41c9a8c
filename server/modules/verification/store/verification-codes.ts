import { type Insertable, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Codes sent to phones and email addresses, and tokens of verified phones: one per recipient and purpose. */
export const createVerificationCodeStore = ({ code: merchant, db }: Tenant) => ({
  /** Replaces the previous code and its attempts. */
  upsert: async (code: Omit<Insertable<Tables['verification_codes']>, 'merchant' | 'attempts'>) => {
    await db
      .insertInto('verification_codes')
      .values({ ...code, merchant, attempts: 0 })
      .onConflict((conflict) => conflict.columns(['merchant', 'recipient_hash']).doUpdateSet({ ...code, attempts: 0 }))
      .execute()
  },

  /**
   * Counts an attempt, and returns the codes that it may match: the unexpired codes with attempts left. For a
   * phone, these are the codes of its number in any country.
   */
  incrementAttempts: (attemptsHash: Buffer, max: number) =>
    db
      .updateTable('verification_codes')
      .set({ attempts: sql<number>`attempts + 1` })
      .where('merchant', '=', merchant)
      .where('attempts_hash', '=', attemptsHash)
      .where('expires_at', '>', new Date())
      .where('attempts', '<', max)
      .returning(['recipient_hash', 'code_hash', 'account', 'security_stamp'])
      .execute(),

  /** Consumes a code. Returns whether it existed: of concurrent requests only one succeeds. */
  consume: async (recipientHash: Buffer, codeHash: Buffer) => {
    const deleted = await db
      .deleteFrom('verification_codes')
      .where('merchant', '=', merchant)
      .where('recipient_hash', '=', recipientHash)
      .where('code_hash', '=', codeHash)
      .returning('recipient_hash')
      .executeTakeFirst()
    return deleted !== undefined
  },
})
