import type { CleanUp } from '../../../database/clean-up.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** The nonces of encrypted bodies that were opened, by their hashes, until they are too old to be opened anyway. */
export const payloadNoncesOf = ({ code: merchant, db }: Tenant) => ({
  /** Whether it was not used before: of several at the same moment, on whichever server, one is the first. */
  use: async (nonceHash: Buffer, expiresAt: Date): Promise<boolean> => {
    const used = await db
      .insertInto('payload_nonces')
      .values({ merchant, nonce_hash: nonceHash, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('merchant')
      .executeTakeFirst()
    return used !== undefined
  },
})

/** Nonces of requests that are too old to be opened. */
export const sweepSecrets: CleanUp = async (db, now) => {
  await db.deleteFrom('payload_nonces').where('expires_at', '<', now).execute()
}
