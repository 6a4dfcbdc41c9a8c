import { type Selectable, type Updateable, sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type ReferralSettings = Omit<Selectable<Tables['referral_settings']>, 'merchant'>
export type ReferralRecord = Selectable<Tables['referrals']>
export type ReferralChange = Omit<Updateable<Tables['referral_settings']>, 'merchant'>

/** A referral with the usernames of the friend and of the inviter. */
export interface FriendRecord extends ReferralRecord {
  readonly username: string
  readonly inviter_name: string
}

interface DueFriend {
  readonly account: string
  readonly same_name: boolean
}

interface ReferralTotals {
  readonly friends: bigint
  readonly rewarded: bigint
  readonly earned: bigint
}

/** SQL expression for a payee name in lower case and NFKC, trimmed, and with single spaces. */
const normalizePayeeName = (alias: 'friend' | 'inviter') =>
  sql<string>`lower(regexp_replace(btrim(normalize(${sql.ref(alias)}.profile->>'payeeName', NFKC)), '\\s+', ' ', 'g'))`

export const createReferralStore = ({ code: merchant, db }: Tenant) => {
  const selectFriends = () =>
    db
      .selectFrom('referrals')
      .innerJoin('accounts as friend', (join) =>
        join.onRef('friend.merchant', '=', 'referrals.merchant').onRef('friend.id', '=', 'referrals.account'),
      )
      .innerJoin('accounts as by', (join) => join.onRef('by.merchant', '=', 'referrals.merchant').onRef('by.id', '=', 'referrals.inviter'))
      .selectAll('referrals')
      .select(['friend.username', 'by.username as inviter_name'])
      .where('referrals.merchant', '=', merchant)
      .orderBy('referrals.seq', 'desc')
  return {
    getSettings: (): Promise<ReferralSettings> =>
      db.selectFrom('referral_settings').selectAll().where('merchant', '=', merchant).executeTakeFirstOrThrow(),

    updateSettings: async (change: ReferralChange): Promise<void> => {
      await db.updateTable('referral_settings').set(change).where('merchant', '=', merchant).execute()
    },

    insertSettings: async ({ inviter_texts, friend_texts, ...settings }: ReferralSettings): Promise<void> => {
      const texts = { inviter_texts: JSON.stringify(inviter_texts), friend_texts: JSON.stringify(friend_texts) }
      await db
        .insertInto('referral_settings')
        .values({ ...settings, ...texts, merchant })
        .execute()
    },

    findCode: async (account: string): Promise<string | undefined> =>
      (
        await db
          .selectFrom('referral_codes')
          .select('code')
          .where('merchant', '=', merchant)
          .where('account', '=', account)
          .executeTakeFirst()
      )?.code,

    /** Inserts the code of an account, unless the account has one or the code is taken. */
    insertCode: async (account: string, code: string): Promise<void> => {
      await db
        .insertInto('referral_codes')
        .values({ merchant, account, code })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** Returns the account id of a code's owner; `undefined` if the code is unknown or the account is disabled. */
    findInviter: async (code: string): Promise<string | undefined> =>
      (
        await db
          .selectFrom('referral_codes as c')
          .innerJoin('accounts as a', (join) => join.onRef('a.merchant', '=', 'c.merchant').onRef('a.id', '=', 'c.account'))
          .select('c.account')
          .where('c.merchant', '=', merchant)
          .where('c.code', '=', code)
          .where('a.disabled', '=', false)
          .executeTakeFirst()
      )?.account,

    /** Inserts the referral of a new account. `isSelfReferral` is set if the inviter seems to be the same person. */
    insert: async (
      account: string,
      inviter: string,
      { at, isSelfReferral }: { readonly at?: Date; readonly isSelfReferral?: boolean },
    ): Promise<void> => {
      await db.insertInto('referrals').values({ merchant, account, inviter, registered_at: at, self_referral: isSelfReferral }).execute()
    },

    /** Marks a referral as a self-referral, unless it was already rewarded. `account` is the friend's. */
    markAsSelfReferral: async (account: string): Promise<void> => {
      await db
        .updateTable('referrals')
        .set({ self_referral: true })
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .where('rewarded_at', 'is', null)
        .execute()
    },

    getTotals: async (inviter: string): Promise<ReferralTotals> =>
      (
        await sql<ReferralTotals>`select count(*) as friends, count(rewarded_at) as rewarded, coalesce(sum(amount), 0)::numeric(38, 0) as earned
          from referrals where merchant = ${merchant} and inviter = ${inviter}`.execute(db)
      ).rows[0] ?? { friends: 0n, rewarded: 0n, earned: 0n },

    /** Lists an inviter's friends, newest first, older than the cursor `before`. */
    listPage: (inviter: string, before: string | undefined, limit: number): Promise<readonly FriendRecord[]> =>
      selectFriends()
        .where('referrals.inviter', '=', inviter)
        .$if(before !== undefined, (query) => query.where('referrals.seq', '<', BigInt(before ?? '0')))
        .limit(limit)
        .execute(),

    /** Lists the newest referrals of all inviters. */
    listNewest: (limit: number): Promise<readonly FriendRecord[]> => selectFriends().limit(limit).execute(),

    /**
     * Lists friends who have met all requirements in time, and whether their normalized payee name equals the
     * inviter's.
     */
    listDueFriends: async ({ deposited, staked, days }: ReferralSettings, currency: string): Promise<readonly DueFriend[]> =>
      (
        await sql<DueFriend>`select r.account, coalesce(${normalizePayeeName('friend')} <> '' and ${normalizePayeeName('friend')} = ${normalizePayeeName('inviter')}, false) as same_name from referrals r
          join accounts friend on friend.merchant = r.merchant and friend.id = r.account
          join accounts inviter on inviter.merchant = r.merchant and inviter.id = r.inviter
          where r.merchant = ${merchant} and r.rewarded_at is null and not r.self_referral and r.registered_at > now() - ${days} * interval '1 day'
            and (select coalesce(sum(m.credited), 0) from money_days m
              where m.merchant = r.merchant and m.account = r.account and m.currency = ${currency} and m.purpose = 'deposit') >= ${deposited}
            and (select coalesce(sum(p.settled_stake), 0) from play_days p
              where p.merchant = r.merchant and p.account = r.account and p.currency = ${currency}) >= ${staked}`.execute(db)
      ).rows,

    /**
     * Records the reward of a referral and returns it; `undefined` if it was already rewarded or is a self-referral.
     */
    recordReward: (account: string, amount: bigint, at = new Date()): Promise<ReferralRecord | undefined> =>
      db
        .updateTable('referrals')
        .set({ amount, rewarded_at: at })
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .where('rewarded_at', 'is', null)
        .where('self_referral', '=', false)
        .returningAll()
        .executeTakeFirst(),
  }
}

/** Lists merchants with a referral programme that have friends who can still qualify. */
export const listMerchantsWithOpenReferrals = async (db: Database) =>
  (
    await sql<{ merchant: string }>`select s.merchant from referral_settings s where (s.inviter > 0 or s.friend > 0) and exists (
      select from referrals r where r.merchant = s.merchant
        and r.rewarded_at is null and not r.self_referral and r.registered_at > now() - s.days * interval '1 day')`.execute(db)
  ).rows
