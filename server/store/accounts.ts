import type { Insertable, Selectable } from 'kysely'
import { emailKey, phoneKey } from './contact-keys.ts'
import type { Tables } from './tables.ts'
import type { Tenant } from './tenant.ts'
import { violates } from './violates.ts'

/** One account. */
export type AccountRecord = Selectable<Tables['accounts']>
export type NewAccount = Omit<Insertable<Tables['accounts']>, 'merchant' | 'username_key' | 'email_key' | 'mobile_key' | 'profile'> & {
  readonly profile?: Readonly<Record<string, string>>
}

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

export const accountsOf = ({ code: merchant, db }: Tenant) => ({
  byUsername: (username: string) =>
    db
      .selectFrom('accounts')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('username_key', '=', usernameKey(username))
      .executeTakeFirst(),

  /** Of the accounts that have this phone, with its country, and may log in, the one that logs in by it, else the oldest. */
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
  hold: async (id: string) => {
    await db.selectFrom('accounts').select('id').where('merchant', '=', merchant).where('id', '=', id).forNoKeyUpdate().execute()
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
  noteFirstLogin: async (id: string) => {
    await db
      .updateTable('accounts')
      .set({ first_login_at: new Date() })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('first_login_at', 'is', null)
      .execute()
  },

  /** Puts another password in the place of the one with this hash. Whether it was still that one. */
  replacePassword: async (id: string, before: string, hash: string) => {
    const changed = await db
      .updateTable('accounts')
      .set({ password_hash: hash, password_expired: false, password_default: false, password_own: true })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('password_hash', '=', before)
      .returning('id')
      .executeTakeFirst()
    return changed !== undefined
  },

  /** Puts another hash of the same password in the place of this one, where it is still there. */
  renewHash: async (id: string, before: string, hash: string) => {
    await db
      .updateTable('accounts')
      .set({ password_hash: hash })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('password_hash', '=', before)
      .execute()
  },

  change: async (
    id: string,
    change: Partial<
      Pick<
        AccountRecord,
        'disabled' | 'password_hash' | 'password_expired' | 'password_default' | 'password_own' | 'payment_password_hash' | 'side' | 'type'
      >
    >,
  ) => {
    await db.updateTable('accounts').set(change).where('merchant', '=', merchant).where('id', '=', id).execute()
  },
})
