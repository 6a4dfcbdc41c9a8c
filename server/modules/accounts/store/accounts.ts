import { type Insertable, sql } from 'kysely'
import { emailKey, phoneKey } from './contact-keys.ts'
import type { AccountRecord } from '../../../database/records.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { noteAccountLocks, noteNewAccount } from '../../../database/lock-order.ts'
import { violates } from '../../../database/errors.ts'

export type NewAccount = Omit<Insertable<Tables['accounts']>, 'merchant' | 'username_key' | 'email_key' | 'mobile_key' | 'profile'> & {
  readonly profile?: Readonly<Record<string, string>>
}

/** What can be changed of one. */
type AccountChange = Partial<
  Pick<
    AccountRecord,
    | 'disabled'
    | 'frozen_by'
    | 'password_hash'
    | 'password_expired'
    | 'password_default'
    | 'password_own'
    | 'payment_password_hash'
    | 'side'
    | 'type'
  >
>

/** A way to reach an account's owner, who has shown that it is theirs. */
export type ProvenContact = { readonly mobileNum: string; readonly countryDialingCode: string } | { readonly email: string }

/** The username is taken, in this or in another case. */
export class UsernameTakenError extends Error {
  override readonly name = 'UsernameTakenError'
}

/** The phone is another account's name already. */
export class MobileTakenError extends Error {
  override readonly name = 'MobileTakenError'
}

/** Usernames are the same when they differ in case or in how Unicode writes a letter. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase()

/**
 * Locks accounts until the transaction ends, in the order of their ids: nobody else moves their money until then. A
 * transaction locks all accounts whose money it moves by one call, before any other row that money depends on (see
 * `lock-order.ts`). The accounts as they are now, without those that do not exist.
 */
export async function lockAccounts(trx: Tenant, ids: readonly string[]): Promise<readonly AccountRecord[]> {
  noteAccountLocks(trx, ids)
  return trx.db
    .selectFrom('accounts')
    .selectAll()
    .where('merchant', '=', trx.code)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export const accountsOf = ({ code: merchant, db }: Tenant) => ({
  byUsername: (username: string) =>
    db
      .selectFrom('accounts')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('username_key', '=', usernameKey(username))
      .executeTakeFirst(),

  /**
   * Of the accounts that have this phone, with its country, and may log in, the one that logs in by it, else the
   * oldest.
   */
  byPhone: (phone: string, besides: number) =>
    db
      .selectFrom('accounts')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('mobile_key', '=', phone)
      .where('disabled', '=', false)
      .where('type', '<>', besides)
      .orderBy('mobile_login', 'desc')
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),

  /** The account that this phone logs in to. */
  byLoginPhone: (phone: string) =>
    db
      .selectFrom('accounts')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('mobile_key', '=', phone)
      .where('mobile_login', '=', true)
      .executeTakeFirst(),

  byId: (id: string) => db.selectFrom('accounts').selectAll().where('merchant', '=', merchant).where('id', '=', id).executeTakeFirst(),

  /** Makes what others do in this account's name wait until the transaction has ended. */
  lock: async (id: string) => {
    await lockAccounts({ code: merchant, db }, [id])
  },

  /** @throws UsernameTakenError, MobileTakenError */
  insert: async (account: NewAccount) => {
    const { email = '', mobileNum = '', countryDialingCode = '' } = account.profile ?? {}
    const keys = {
      username_key: usernameKey(account.username),
      email_key: emailKey(email),
      mobile_key: phoneKey(countryDialingCode, mobileNum),
    }
    const row = { ...account, ...keys, merchant, profile: JSON.stringify(account.profile ?? {}) }
    noteNewAccount({ db }, account.id)
    await db
      .insertInto('accounts')
      .values(row)
      .execute()
      .catch((error: unknown) => {
        if (violates(error, 'accounts_mobile_login')) throw new MobileTakenError('taken', { cause: error })
        throw violates(error, 'accounts_username') ? new UsernameTakenError(account.username, { cause: error }) : error
      })
  },

  /** The first login has come through; of several the first counts. */
  updateFirstLogin: async (id: string) => {
    await db
      .updateTable('accounts')
      .set({ first_login_at: new Date() })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('first_login_at', 'is', null)
      .execute()
  },

  /**
   * Makes the stamp of all that is granted another one: what was granted before is worth nothing. Somebody cares for
   * the account: it is not unclaimed.
   */
  incrementStamp: async (id: string) => {
    const { security_stamp: stamp } = await db
      .updateTable('accounts')
      .set({ security_stamp: sql<number>`security_stamp + 1`, unclaimed: false })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .returning('security_stamp')
      .executeTakeFirstOrThrow()
    return stamp
  },

  /** Changes what guards an account, unless its access has been taken back since it was read. Whether it was done. */
  updateIfUnchanged: async ({ id, security_stamp: stamp }: AccountRecord, change: AccountChange) => {
    const changed = await db
      .updateTable('accounts')
      .set(change)
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('security_stamp', '=', stamp)
      .returning('id')
      .executeTakeFirst()
    return changed !== undefined
  },

  /**
   * Puts a way to reach its owner on an account, unless its access has been taken back since it was read. Whether it
   * was done.
   * @throws MobileTakenError
   */
  setContact: async ({ id, security_stamp: stamp, profile }: AccountRecord, contact: ProvenContact) => {
    const keys =
      'email' in contact
        ? { email_key: emailKey(contact.email), email_proven_at: new Date() }
        : { mobile_key: phoneKey(contact.countryDialingCode, contact.mobileNum), mobile_proven_at: new Date() }
    const changed = await db
      .updateTable('accounts')
      .set({ ...keys, profile: JSON.stringify({ ...profile, ...contact }) })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('security_stamp', '=', stamp)
      .returning('id')
      .executeTakeFirst()
      .catch((error: unknown) => {
        throw violates(error, 'accounts_mobile_login') ? new MobileTakenError('taken', { cause: error }) : error
      })
    return changed !== undefined
  },

  /** Puts another hash of the same password in the place of this one, where it is still there. */
  replaceHash: async (id: string, before: string, hash: string) => {
    await db
      .updateTable('accounts')
      .set({ password_hash: hash })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('password_hash', '=', before)
      .execute()
  },

  change: async (id: string, change: AccountChange) => {
    await db.updateTable('accounts').set(change).where('merchant', '=', merchant).where('id', '=', id).execute()
  },
})
