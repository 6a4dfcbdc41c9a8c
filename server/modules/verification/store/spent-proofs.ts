import type { Tenant } from '../../../database/tenant.ts'

/** Proofs of work that have been used up, by the hash of their challenge. */
export const spentProofsOf = ({ code: merchant, db }: Tenant) => ({
  /** Whether it was still to be had: of several at the same moment one gets it. */
  spend: async (idHash: Buffer, expiresAt: Date): Promise<boolean> => {
    const spent = await db
      .insertInto('spent_proofs')
      .values({ merchant, id_hash: idHash, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id_hash')
      .executeTakeFirst()
    return spent !== undefined
  },
})
