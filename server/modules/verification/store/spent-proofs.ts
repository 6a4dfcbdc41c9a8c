import type { Tenant } from '../../../database/tenant.ts'

/** Consumed proofs of work, by the hash of their challenge. */
export const createSpentProofStore = ({ code: merchant, db }: Tenant) => ({
  /** Returns whether the challenge was unused: of concurrent requests only one succeeds. */
  insertIfNew: async (idHash: Buffer, expiresAt: Date): Promise<boolean> => {
    const inserted = await db
      .insertInto('spent_proofs')
      .values({ merchant, id_hash: idHash, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id_hash')
      .executeTakeFirst()
    return inserted !== undefined
  },
})
