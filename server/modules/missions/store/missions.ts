import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import { selectTimeZone } from '../../../database/select-time-zone.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type MissionRecord = Selectable<Tables['missions']>
export type NewMission = Omit<Insertable<Tables['missions']>, 'merchant'>
export type MissionChange = Omit<Updateable<Tables['missions']>, 'merchant' | 'id'>
export type MissionClaim = Pick<Insertable<Tables['mission_claims']>, 'account' | 'mission' | 'first_day' | 'day' | 'score'>

/** Range of days, both inclusive, as yyyy-MM-dd. */
export interface Days {
  readonly firstDay: string
  readonly lastDay: string
}

interface ProgressScope extends Days {
  readonly account: string
  readonly currency: string
}

/** Position and score of an account on the leaderboard. */
export interface Standing {
  readonly account: string
  readonly username: string
  readonly score: bigint
  readonly position: bigint
}

export const createMissionStore = ({ code: merchant, db }: Tenant) => {
  const betweenDays = ({ firstDay, lastDay }: Days) => sql`between ${firstDay}::date and ${lastDay}::date`
  const querySum = async (query: ReturnType<typeof sql<{ sum: bigint }>>): Promise<bigint> => (await query.execute(db)).rows[0]?.sum ?? 0n
  const selectStandings = (days: Days) => sql`
    select s.account, a.username, s.score, rank() over (order by s.score desc) as position, s.last from (
      select account, sum(score) as score, max(claimed_at) as last from mission_claims
      where merchant = ${merchant} and day ${betweenDays(days)} group by account having sum(score) > 0
    ) s join accounts a on a.merchant = ${merchant} and a.id = s.account`
  return {
    list: (filter: 'enabled' | 'all'): Promise<readonly MissionRecord[]> =>
      db
        .selectFrom('missions')
        .selectAll()
        .where('merchant', '=', merchant)
        .$if(filter === 'enabled', (query) => query.where('enabled', '=', true))
        .orderBy('position')
        .orderBy('id')
        .execute(),

    findById: (id: string): Promise<MissionRecord | undefined> =>
      db.selectFrom('missions').selectAll().where('merchant', '=', merchant).where('id', '=', id).executeTakeFirst(),

    insert: async (missions: readonly NewMission[]): Promise<void> => {
      if (missions.length === 0) return
      await db
        .insertInto('missions')
        .values(missions.map((mission) => ({ ...mission, merchant })))
        .execute()
    },

    update: async (id: string, change: MissionChange): Promise<void> => {
      await db.updateTable('missions').set(change).where('merchant', '=', merchant).where('id', '=', id).execute()
    },

    /**
     * Returns an account's progress in a mission on these days: minor units of deposits or settled stakes, or the
     * number of settled bets or of days with a login.
     */
    getProgress: ({ measure, categories }: Pick<MissionRecord, 'measure' | 'categories'>, scope: ProgressScope): Promise<bigint> => {
      const { account, currency } = scope
      const categoryCondition = categories.length === 0 ? sql`true` : sql`category = any(${[...categories]}::text[])`
      if (measure === 'deposit')
        return querySum(sql`select coalesce(sum(credited), 0)::numeric(38, 0) as sum from money_days
          where merchant = ${merchant} and account = ${account} and currency = ${currency} and purpose = 'deposit' and day ${betweenDays(scope)}`)
      if (measure === 'logins')
        return querySum(sql`select count(distinct day_in(${selectTimeZone(merchant)}, at)) as sum from audit_log
          where merchant = ${merchant} and account = ${account} and event like 'login%' and outcome = 'done' and day_in(${selectTimeZone(merchant)}, at) ${betweenDays(scope)}`)
      return querySum(sql`select coalesce(sum(${measure === 'stake' ? sql`settled_stake` : sql`settled`}), 0)::numeric(38, 0) as sum from play_days
        where merchant = ${merchant} and account = ${account} and currency = ${currency} and day ${betweenDays(scope)} and ${categoryCondition}`)
    },

    /** Lists an account's claims, each with its mission and the first day of its period. */
    listClaims: async (account: string): Promise<readonly { readonly mission: string; readonly firstDay: string }[]> =>
      (
        await sql<{ mission: string; firstDay: string }>`select mission, to_char(first_day, 'YYYY-MM-DD') as "firstDay"
          from mission_claims where merchant = ${merchant} and account = ${account}`.execute(db)
      ).rows,

    /** Inserts a claim. Returns `false` if the account has already claimed the mission in this period. */
    insertClaim: async (claim: MissionClaim, at?: Date): Promise<boolean> =>
      (await db
        .insertInto('mission_claims')
        .values({ ...claim, merchant, claimed_at: at })
        .onConflict((conflict) => conflict.columns(['merchant', 'account', 'mission', 'first_day']).doNothing())
        .returning('mission')
        .executeTakeFirst()) !== undefined,

    /** Lists the accounts with the highest scores of these days; equal scores are ordered by when they were reached. */
    listLeaders: async (days: Days, limit: number): Promise<readonly Standing[]> =>
      (await sql<Standing>`${selectStandings(days)} order by position, s.last, a.username limit ${limit}`.execute(db)).rows,

    findStanding: async (days: Days, account: string): Promise<Standing | undefined> =>
      (await sql<Standing>`select * from (${selectStandings(days)}) w where w.account = ${account}`.execute(db)).rows[0],
  }
}
