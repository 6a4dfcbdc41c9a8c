import type { CleanUp } from '../../../database/clean-up.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Nonces of decrypted bodies, as hashes, until their time is out of range. */
export const payloadNoncesOf = ({ code: merchant, db }: Tenant) => ({
  /** Records a nonce. Returns whether it was unused: of concurrent uses on any servers only one succeeds. */
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

/** Deletes nonces of requests whose time is out of range. */
export const purgeSecrets: CleanUp = async (db, now) => {
  await db.deleteFrom('payload_nonces').where('expires_at', '<', now).execute()
}
