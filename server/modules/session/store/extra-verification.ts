import { sql } from 'kysely'
import type { AccountRecord } from '../../../database/records.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Minimum interval between two updates of the time at which a network was last used. */
const minSeenUpdateMilliseconds = 300_000

/** Known networks of accounts. */
export const createKnownNetworkStore = ({ code: merchant, db }: Tenant) => ({
  /** Returns whether the network is known, and whether the account has any known network. */
  find: async (account: string, networkHash: Buffer): Promise<{ readonly known: boolean; readonly hasAny: boolean }> => {
    const rows = await db
      .selectFrom('known_networks')
      .select(sql<boolean>`network_hash = ${networkHash}`.as('same'))
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .execute()
    return { known: rows.some(({ same }) => same), hasAny: rows.length > 0 }
  },

  upsert: async (account: string, networkHash: Buffer, country: string) => {
    await db
      .insertInto('known_networks')
      .values({ merchant, account, network_hash: networkHash, country })
      .onConflict((conflict) =>
        conflict
          .columns(['merchant', 'account', 'network_hash'])
          .doUpdateSet({ seen_at: new Date(), country })
          .where('known_networks.seen_at', '<', new Date(Date.now() - minSeenUpdateMilliseconds)),
      )
      .execute()
  },

  /** Lists at most 100 known networks, the most recently used first. */
  list: (account: string) =>
    db
      .selectFrom('known_networks')
      .select(['id', 'network_hash', 'seen_at', 'country'])
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .orderBy('seen_at', 'desc')
      .limit(100)
      .execute(),

  delete: async (account: string, id: string) => {
    await db.deleteFrom('known_networks').where('merchant', '=', merchant).where('account', '=', account).where('id', '=', id).execute()
  },
})

/**
 * Logins that need extra verification after a correct password or a password reset. Each is valid only while the
 * account's security stamp is unchanged.
 */
export const createPendingLoginStore = ({ code: merchant, db }: Tenant) => ({
  insert: async (idHash: Buffer, { id: account, security_stamp }: AccountRecord, sealed: Buffer, expiresAt: Date) => {
    await db
      .insertInto('pending_logins')
      .values({ merchant, id_hash: idHash, account, security_stamp, sealed, attempts: 0, expires_at: expiresAt })
      .execute()
  },

  find: (idHash: Buffer) =>
    db
      .selectFrom('pending_logins')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('id_hash', '=', idHash)
      .where('expires_at', '>', new Date())
      .executeTakeFirst(),

  /** Replaces the code; the number of attempts is kept. */
  updateCode: async (idHash: Buffer, method: string, codeHash: Buffer, until: Date) => {
    await db
      .updateTable('pending_logins')
      .set({ method, code_hash: codeHash, code_until: until })
      .where('merchant', '=', merchant)
      .where('id_hash', '=', idHash)
      .execute()
  },

  /**
   * Counts an attempt before it is checked. Returns the pending login; `undefined` if it does not exist, has expired,
   * or has no attempts left.
   */
  incrementAttempts: (idHash: Buffer, max: number) =>
    db
      .updateTable('pending_logins')
      .set({ attempts: sql<number>`attempts + 1` })
      .where('merchant', '=', merchant)
      .where('id_hash', '=', idHash)
      .where('expires_at', '>', new Date())
      .where('attempts', '<', max)
      .returningAll()
      .executeTakeFirst(),

  /** Consumes a pending login: of concurrent requests only one succeeds. */
  consume: async (idHash: Buffer) =>
    (await db
      .deleteFrom('pending_logins')
      .where('merchant', '=', merchant)
      .where('id_hash', '=', idHash)
      .returning('account')
      .executeTakeFirst()) !== undefined,
})
