import { sql } from 'kysely'
import type { AccountRecord } from '../../../database/records.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** How exact it has to be when an address was seen last. */
const seenMilliseconds = 300_000

/** From where accounts have been logged in to. */
export const knownNetworksOf = ({ code: merchant, db }: Tenant) => ({
  /** Whether it is one of them, and whether there are any. */
  find: async (account: string, networkHash: Buffer): Promise<{ readonly known: boolean; readonly any: boolean }> => {
    const rows = await db
      .selectFrom('known_networks')
      .select(sql<boolean>`network_hash = ${networkHash}`.as('same'))
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .execute()
    return { known: rows.some(({ same }) => same), any: rows.length > 0 }
  },

  add: async (account: string, networkHash: Buffer, country: string) => {
    await db
      .insertInto('known_networks')
      .values({ merchant, account, network_hash: networkHash, country })
      .onConflict((conflict) =>
        conflict
          .columns(['merchant', 'account', 'network_hash'])
          .doUpdateSet({ seen_at: new Date(), country })
          .where('known_networks.seen_at', '<', new Date(Date.now() - seenMilliseconds)),
      )
      .execute()
  },

  /** The one that was used last first. */
  list: (account: string) =>
    db
      .selectFrom('known_networks')
      .select(['id', 'network_hash', 'seen_at', 'country'])
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .orderBy('seen_at', 'desc')
      .limit(100)
      .execute(),

  forget: async (account: string, id: string) => {
    await db.deleteFrom('known_networks').where('merchant', '=', merchant).where('account', '=', account).where('id', '=', id).execute()
  },
})

/** Logins whose password was right, and that wait for something else. Each is good for the account as it was then. */
export const waitingLoginsOf = ({ code: merchant, db }: Tenant) => ({
  insert: async (idHash: Buffer, { id: account, security_stamp }: AccountRecord, sealed: Buffer, expiresAt: Date) => {
    await db
      .insertInto('waiting_logins')
      .values({ merchant, id_hash: idHash, account, security_stamp, sealed, attempts: 0, expires_at: expiresAt })
      .execute()
  },

  read: (idHash: Buffer) =>
    db
      .selectFrom('waiting_logins')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('id_hash', '=', idHash)
      .where('expires_at', '>', new Date())
      .executeTakeFirst(),

  /** The new code takes the place of the one before; the attempts stay counted. */
  putCode: async (idHash: Buffer, method: string, codeHash: Buffer, until: Date) => {
    await db
      .updateTable('waiting_logins')
      .set({ method, code_hash: codeHash, code_until: until })
      .where('merchant', '=', merchant)
      .where('id_hash', '=', idHash)
      .execute()
  },

  /** Counts an attempt before anything is looked at; nothing where none is left. */
  attempt: (idHash: Buffer, max: number) =>
    db
      .updateTable('waiting_logins')
      .set({ attempts: sql<number>`attempts + 1` })
      .where('merchant', '=', merchant)
      .where('id_hash', '=', idHash)
      .where('expires_at', '>', new Date())
      .where('attempts', '<', max)
      .returningAll()
      .executeTakeFirst(),

  /** Uses one up: of several at the same moment one gets it. */
  take: async (idHash: Buffer) =>
    (await db
      .deleteFrom('waiting_logins')
      .where('merchant', '=', merchant)
      .where('id_hash', '=', idHash)
      .returning('account')
      .executeTakeFirst()) !== undefined,
})
