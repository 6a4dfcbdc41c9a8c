import { type Insertable, sql } from 'kysely'
import { normalizeEmail, normalizePhone } from './contact-keys.ts'
import type { AccountRecord } from '../../../database/records.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { recordAccountLocks, recordNewAccount } from '../../../database/lock-order.ts'
import { isConstraintViolation } from '../../../database/errors.ts'

export type NewAccount = Omit<Insertable<Tables['accounts']>, 'merchant' | 'username_key' | 'email_key' | 'mobile_key' | 'profile'> & {
  readonly profile?: Readonly<Record<string, string>>
}

/** Columns that `update` and `updateIfUnchanged` can set. */
type AccountChange = Partial<
  Pick<
    AccountRecord,
    | 'disabled'
    | 'frozen_by'
    | 'password_hash'
    | 'password_expired'
    | 'password_default'
    | 'password_known'
    | 'payment_password_hash'
    | 'side'
    | 'type'
  >
>

/** Contact that the account's owner has verified. */
export type VerifiedContact = { readonly mobileNum: string; readonly countryDialingCode: string } | { readonly email: string }

/** The username is taken, ignoring case. */
export class UsernameTakenError extends Error {
  override readonly name = 'UsernameTakenError'
}

/** Another account already logs in with this phone number. */
export class MobileTakenError extends Error {
  override readonly name = 'MobileTakenError'
}

/** Key under which usernames are unique: case and Unicode compatibility forms are ignored. */
export const normalizeUsername = (username: string): string => username.normalize('NFKC').toLowerCase()

/**
 * Locks accounts until the transaction ends, in the order of their ids, so that no other transaction moves their money.
 * A transaction locks all accounts whose money it moves in one call, before any other row that money depends on (see
 * `lock-order.ts`). Returns the current accounts, without those that do not exist.
 */
export async function lockAccounts(trx: Tenant, ids: readonly string[]): Promise<readonly AccountRecord[]> {
  recordAccountLocks(trx, ids)
  return trx.db
    .selectFrom('accounts')
    .selectAll()
    .where('merchant', '=', trx.code)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export const createAccountStore = ({ code: merchant, db }: Tenant) => ({
  findByUsername: (username: string) =>
    db
      .selectFrom('accounts')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('username_key', '=', normalizeUsername(username))
      .executeTakeFirst(),

  /**
   * The enabled account with this phone number in E.164, of any type except `excludedType`. If there are several, the
   * one that logs in by phone, otherwise the oldest.
   */
  findByPhone: (phone: string, excludedType: number) =>
    db
      .selectFrom('accounts')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('mobile_key', '=', phone)
      .where('disabled', '=', false)
      .where('type', '<>', excludedType)
      .orderBy('mobile_login', 'desc')
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),

  /** The account that logs in with this phone number in E.164. */
  findByLoginPhone: (phone: string) =>
    db
      .selectFrom('accounts')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('mobile_key', '=', phone)
      .where('mobile_login', '=', true)
      .executeTakeFirst(),

  findById: (id: string) => db.selectFrom('accounts').selectAll().where('merchant', '=', merchant).where('id', '=', id).executeTakeFirst(),

  /** Locks the account until the transaction ends. */
  lock: async (id: string) => {
    await lockAccounts({ code: merchant, db }, [id])
  },

  /** @throws UsernameTakenError, MobileTakenError */
  insert: async (account: NewAccount) => {
    const { email = '', mobileNum = '', countryDialingCode = '' } = account.profile ?? {}
    const keys = {
      username_key: normalizeUsername(account.username),
      email_key: normalizeEmail(email),
      mobile_key: normalizePhone(countryDialingCode, mobileNum),
    }
    const row = { ...account, ...keys, merchant, profile: JSON.stringify(account.profile ?? {}) }
    recordNewAccount({ db }, account.id)
    await db
      .insertInto('accounts')
      .values(row)
      .execute()
      .catch((error: unknown) => {
        if (isConstraintViolation(error, 'accounts_mobile_login'))
          throw new MobileTakenError('The phone number is taken.', { cause: error })
        throw isConstraintViolation(error, 'accounts_username') ? new UsernameTakenError(account.username, { cause: error }) : error
      })
  },

  /** Records the first login; later calls change nothing. */
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
   * Increments the security stamp, which invalidates all access granted before. Also marks the account as claimed,
   * because its owner has acted.
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

  /** Changes an account unless its access was revoked since it was read. Returns whether it did. */
  updateIfUnchanged: async ({ id, security_stamp: stamp }: AccountRecord, change: AccountChange) => {
    const updatedRow = await db
      .updateTable('accounts')
      .set(change)
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('security_stamp', '=', stamp)
      .returning('id')
      .executeTakeFirst()
    return updatedRow !== undefined
  },

  /**
   * Sets a verified contact on an account unless its access was revoked since it was read. Returns whether it did.
   * @throws MobileTakenError
   */
  setContact: async ({ id, security_stamp: stamp }: AccountRecord, contact: VerifiedContact) => {
    const keys =
      'email' in contact
        ? { email_key: normalizeEmail(contact.email), email_verified_at: new Date() }
        : { mobile_key: normalizePhone(contact.countryDialingCode, contact.mobileNum), mobile_verified_at: new Date() }
    const updatedRow = await db
      .updateTable('accounts')
      .set({ ...keys, profile: sql<string>`profile || ${JSON.stringify(contact)}::jsonb` })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('security_stamp', '=', stamp)
      .returning('id')
      .executeTakeFirst()
      .catch((error: unknown) => {
        throw isConstraintViolation(error, 'accounts_mobile_login')
          ? new MobileTakenError('The phone number is taken.', { cause: error })
          : error
      })
    return updatedRow !== undefined
  },

  /** Replaces this hash by another of the same password, if it is still the current one. */
  replaceHash: async (id: string, previousHash: string, hash: string) => {
    await db
      .updateTable('accounts')
      .set({ password_hash: hash })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('password_hash', '=', previousHash)
      .execute()
  },

  update: async (id: string, change: AccountChange) => {
    await db.updateTable('accounts').set(change).where('merchant', '=', merchant).where('id', '=', id).execute()
  },
})
