import type { Tenant } from '../../../database/tenant.ts'

/** The nonces of calls that have no id of their own, until they are too old to be heard anyway. */
export const vendorNoncesOf = ({ code: merchant, db }: Tenant) => ({
  /** Whether it was not used before. */
  use: async (nonceHash: Buffer, expiresAt: Date): Promise<boolean> =>
    (await db
      .insertInto('vendor_nonces')
      .values({ merchant, nonce_hash: nonceHash, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('merchant')
      .executeTakeFirst()) !== undefined,
})
