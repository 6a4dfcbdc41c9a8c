import type { CleanUp } from '../../../database/clean-up.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Hashes of the nonces of decrypted request bodies, stored until their timestamps are too old to be accepted. */
export const createPayloadNonceStore = ({ code: merchant, db }: Tenant) => ({
  /** Inserts the hash of a nonce. Returns whether it was unused: of concurrent inserts, only one returns `true`. */
  insertIfNew: async (nonceHash: Buffer, expiresAt: Date): Promise<boolean> => {
    const inserted = await db
      .insertInto('payload_nonces')
      .values({ merchant, nonce_hash: nonceHash, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('merchant')
      .executeTakeFirst()
    return inserted !== undefined
  },
})

/** Deletes nonces of requests that are too old to be accepted. */
export const purgePayloadNonces: CleanUp = async (db, now) => {
  await db.deleteFrom('payload_nonces').where('expires_at', '<', now).execute()
}
