import type { StoredVendorAnswer } from '../../../database/columns.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** A movement that a vendor has asked for. */
export interface CallName {
  readonly vendor: string
  readonly kind: 'bet' | 'win' | 'rollback' | 'close' | 'resettle'
  /** Within what the id is one of a kind. */
  readonly scope: string
  readonly transaction: string
}

export interface StoredAnswer {
  /** Of its content; a tombstone has none, and is there for any. */
  readonly fingerprint: Buffer | null
  readonly bet: string | null
  readonly answer: StoredVendorAnswer
}

/** The first answer to each movement of a vendor's. */
export const vendorCallsOf = ({ code: merchant, db }: Tenant) => ({
  find: ({ vendor, kind, scope, transaction }: CallName): Promise<StoredAnswer | undefined> =>
    db
      .selectFrom('vendor_calls')
      .select(['fingerprint', 'bet', 'answer'])
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .where('kind', '=', kind)
      .where('scope', '=', scope)
      .where('transaction', '=', transaction)
      .executeTakeFirst(),

  /** Whether it is the first: of several at the same moment the others wait for it, and are not. */
  keep: async (name: CallName, { fingerprint, bet, answer }: StoredAnswer): Promise<boolean> =>
    (await db
      .insertInto('vendor_calls')
      .values({ merchant, ...name, fingerprint, bet, answer: JSON.stringify(answer) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('merchant')
      .executeTakeFirst()) !== undefined,
})

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
