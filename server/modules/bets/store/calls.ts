import type { StoredVendorAnswer } from '../../../database/columns.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Idempotency key of a wallet transaction that a vendor requested. */
export interface TransactionKey {
  readonly vendor: string
  readonly kind: 'bet' | 'win' | 'rollback' | 'close' | 'resettle'
  /** The scope in which the transaction id is unique. */
  readonly scope: string
  readonly transaction: string
}

export interface StoredAnswer {
  /** Fingerprint of the request. A tombstone has none and answers any request. */
  readonly fingerprint: Buffer | null
  readonly bet: string | null
  readonly answer: StoredVendorAnswer
}

/** Stored answers to the wallet transactions that vendors requested. A repeated request gets the stored answer. */
export const createVendorCallStore = ({ code: merchant, db }: Tenant) => ({
  find: ({ vendor, kind, scope, transaction }: TransactionKey): Promise<StoredAnswer | undefined> =>
    db
      .selectFrom('vendor_calls')
      .select(['fingerprint', 'bet', 'answer'])
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .where('kind', '=', kind)
      .where('scope', '=', scope)
      .where('transaction', '=', transaction)
      .executeTakeFirst(),

  /** Stores an answer unless there is one. Returns whether it was stored. Waits for a concurrent insert to end. */
  insertIfFirst: async (key: TransactionKey, { fingerprint, bet, answer }: StoredAnswer): Promise<boolean> =>
    (await db
      .insertInto('vendor_calls')
      .values({ merchant, ...key, fingerprint, bet, answer: JSON.stringify(answer) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('merchant')
      .executeTakeFirst()) !== undefined,
})

/** Nonces of requests without a transaction id. Each is kept until its signed time would be rejected as too old. */
export const createVendorNonceStore = ({ code: merchant, db }: Tenant) => ({
  /** Records a nonce. Returns whether it is new. */
  insertIfNew: async (nonceHash: Buffer, expiresAt: Date): Promise<boolean> =>
    (await db
      .insertInto('vendor_nonces')
      .values({ merchant, nonce_hash: nonceHash, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('merchant')
      .executeTakeFirst()) !== undefined,
})
