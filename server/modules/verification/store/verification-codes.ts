import { type Insertable, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Codes sent to phones and email addresses, and tokens of verified phones: one per recipient and purpose. */
export const createVerificationCodeStore = ({ code: merchant, db }: Tenant) => ({
  /** Replaces the previous code and its attempts. */
  upsert: async (code: Omit<Insertable<Tables['phone_codes']>, 'merchant' | 'attempts'>) => {
    await db
      .insertInto('phone_codes')
      .values({ ...code, merchant, attempts: 0 })
      .onConflict((conflict) => conflict.columns(['merchant', 'phone_hash']).doUpdateSet({ ...code, attempts: 0 }))
      .execute()
  },

  /**
   * Counts an attempt, and returns the codes that it may match: the unexpired codes with attempts left for this number,
   * in any country.
   */
  incrementAttempts: (numberHash: Buffer, max: number) =>
    db
      .updateTable('phone_codes')
      .set({ attempts: sql<number>`attempts + 1` })
      .where('merchant', '=', merchant)
      .where('number_hash', '=', numberHash)
      .where('expires_at', '>', new Date())
      .where('attempts', '<', max)
      .returning(['phone_hash', 'code_hash', 'account', 'security_stamp'])
      .execute(),

  /** Consumes a code. Returns whether it existed: of concurrent requests only one succeeds. */
  consume: async (phoneHash: Buffer, codeHash: Buffer) => {
    const deleted = await db
      .deleteFrom('phone_codes')
      .where('merchant', '=', merchant)
      .where('phone_hash', '=', phoneHash)
      .where('code_hash', '=', codeHash)
      .returning('phone_hash')
      .executeTakeFirst()
    return deleted !== undefined
  },
})
