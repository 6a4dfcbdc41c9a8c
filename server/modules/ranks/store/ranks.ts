import { type Insertable, type Updateable, sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'
import { recordAccountLocks } from '../../../database/lock-order.ts'
import { selectTimeZone } from '../../../database/select-time-zone.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type NewRank = Omit<Insertable<Tables['vip_ranks']>, 'merchant'>
export type RankChange = Omit<Updateable<Tables['vip_ranks']>, 'merchant' | 'level'>

interface PlayerDueForPromotion {
  readonly account: string
  /** Highest turnover of a month since the month of the first bet after the cursor, in minor units. */
  readonly maxMonthlyTurnover: bigint
}

interface TimeRange {
  readonly from: Date
  readonly to: Date
}

interface SettledPlayer {
  readonly account: string
  readonly level: number
  /** Settled turnover in minor units. */
  readonly stake: bigint
}

/** Maximum delay between the settlement time of a bet and the commit of its transaction, in minutes. */
export const maxCommitDelayMinutes = 15

/** Players' ranks, and their turnover. */
export const createRankStore = ({ code: merchant, db }: Tenant) => ({
  /** Lists the promotions of an account with their times, the lowest rank first. */
  listPromotions: (account: string) =>
    db
      .selectFrom('rank_rises')
      .select(['level', 'reached_at'])
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .orderBy('level')
      .execute(),

  /** Records a promotion. Returns whether the rank had not been reached before. */
  insertPromotion: async (account: string, level: number, at?: Date): Promise<boolean> =>
    (await db
      .insertInto('rank_rises')
      .values({ merchant, account, level, reached_at: at })
      .onConflict((conflict) => conflict.columns(['merchant', 'account', 'level']).doNothing())
      .returning('level')
      .executeTakeFirst()) !== undefined,

  /** Returns the level of an account, locked until the transaction ends; 0 without a rank. */
  lockLevel: async (account: string): Promise<number> => {
    recordAccountLocks({ db }, [account])
    const row = await db
      .selectFrom('accounts')
      .select('rank_level')
      .where('merchant', '=', merchant)
      .where('id', '=', account)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    return row.rank_level ?? 0
  },

  setLevel: async (account: string, level: number, label: string): Promise<void> => {
    await db
      .updateTable('accounts')
      .set({ rank_level: level, club_label: label })
      .where('merchant', '=', merchant)
      .where('id', '=', account)
      .execute()
  },

  /** Returns an account's settled turnover from the first day of the month of `day` to the end of `day`. */
  getMonthlyTurnover: async (account: string, currency: string, day: string): Promise<bigint> =>
    (
      await sql<{ stake: bigint }>`select coalesce(sum(settled_stake), 0)::numeric(38, 0) as stake from play_days
        where merchant = ${merchant} and account = ${account} and currency = ${currency}
          and day between date_trunc('month', ${day}::date)::date and ${day}::date`.execute(db)
    ).rows[0]?.stake ?? 0n,

  /**
   * Lists players with bets settled since the cursor whose turnover within one month has reached a rank above their
   * own. Accounts of type `excludedType` are excluded.
   */
  listDuePlayers: async (currency: string, excludedType: number): Promise<readonly PlayerDueForPromotion[]> =>
    (
      await sql<PlayerDueForPromotion>`
        with since as (
          select coalesce((select checked_until from rank_cursors where merchant = ${merchant}), to_timestamp(0)) - make_interval(mins => ${maxCommitDelayMinutes}) as at
        ), active as (
          select b.account, date_trunc('month', day_in(${selectTimeZone(merchant)}, min(b.settled_at)))::date as month
          from bets b where b.merchant = ${merchant} and b.state = 'settled' and b.settled_at >= (select at from since) group by b.account
        ), months as (
          select p.account, sum(p.settled_stake) as stake from active a join play_days p
            on p.merchant = ${merchant} and p.account = a.account and p.currency = ${currency} and p.day >= a.month
          group by p.account, date_trunc('month', p.day)
        )
        select m.account, max(m.stake)::numeric(38, 0) as "maxMonthlyTurnover" from months m join accounts a on a.merchant = ${merchant} and a.id = m.account
        where a.type <> ${excludedType} and exists (
          select from vip_ranks v where v.merchant = ${merchant} and v.level > coalesce(a.rank_level, 0) and v.turnover <= m.stake)
        group by m.account`.execute(db)
    ).rows,

  /** Moves the cursor: bets settled before `to` have been processed. */
  moveCursor: async (to: Date): Promise<void> => {
    await db
      .insertInto('rank_cursors')
      .values({ merchant, checked_until: to })
      .onConflict((conflict) =>
        conflict.column('merchant').doUpdateSet({ checked_until: sql<Date>`greatest(rank_cursors.checked_until, excluded.checked_until)` }),
      )
      .execute()
  },

  /** Returns the Monday of the first week without cashback. If none is recorded, records and returns `monday`. */
  getOrInsertFirstWeekWithoutCashback: async (monday: string): Promise<string> => {
    await db
      .updateTable('rank_cursors')
      .set({ cashback_from: sql`coalesce(cashback_from, ${monday}::date)` })
      .where('merchant', '=', merchant)
      .execute()
    const row = await db
      .selectFrom('rank_cursors')
      .select(sql<string>`cashback_from::text`.as('monday'))
      .where('merchant', '=', merchant)
      .executeTakeFirst()
    return row?.monday ?? monday
  },

  /** Records that the cashback of every week before this Monday was given. */
  updateCashbackFrom: async (monday: string): Promise<void> => {
    await db
      .updateTable('rank_cursors')
      .set({ cashback_from: sql`greatest(cashback_from, ${monday}::date)` })
      .where('merchant', '=', merchant)
      .execute()
  },

  /**
   * Lists players with a rank and their turnover settled in a time range. Accounts of type `excludedType` are excluded.
   */
  listTurnover: (currency: string, { from, to }: TimeRange, excludedType: number): Promise<readonly SettledPlayer[]> =>
    db
      .selectFrom('bets as b')
      .innerJoin('accounts as a', (join) => join.onRef('a.merchant', '=', 'b.merchant').onRef('a.id', '=', 'b.account'))
      .where('b.merchant', '=', merchant)
      .where('b.state', '=', 'settled')
      .where('b.currency', '=', currency)
      .where('b.settled_at', '>=', from)
      .where('b.settled_at', '<', to)
      .where('a.type', '<>', excludedType)
      .where('a.rank_level', 'is not', null)
      .groupBy(['b.account', 'a.rank_level'])
      .select(['b.account', 'a.rank_level as level', sql<bigint>`sum(b.stake)::numeric(38, 0)`.as('stake')])
      .$narrowType<{ level: number }>()
      .execute(),

  update: async (level: number, change: RankChange): Promise<void> => {
    await db.updateTable('vip_ranks').set(change).where('merchant', '=', merchant).where('level', '=', level).execute()
  },

  insert: async (rank: NewRank): Promise<void> => {
    await db
      .insertInto('vip_ranks')
      .values({ ...rank, merchant })
      .execute()
  },
})

/** Lists merchants with bets settled since the cursor, with a completed week without cashback, or without a cursor. */
export const listMerchantsDueForRankJob = async (db: Database) =>
  (
    await sql<{ merchant: string }>`select s.merchant from sites s left join rank_cursors c on c.merchant = s.merchant
      where c.cashback_from is null
        or c.cashback_from < date_trunc('week', day_in(coalesce(s.time_zone, 'UTC'), now() - make_interval(mins => ${maxCommitDelayMinutes})))::date
        or exists (select from bets b where b.merchant = s.merchant and b.state = 'settled'
          and b.settled_at >= c.checked_until - make_interval(mins => ${maxCommitDelayMinutes}))`.execute(db)
  ).rows
