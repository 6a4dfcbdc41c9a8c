import { sql } from 'kysely'
import { usernameKey } from '../../accounts/store/accounts.ts'
import type { Tenant } from '../../../database/tenant.ts'

/**
 * What is counted, and in which time: from a moment on, and before another, which are the days by the clocks of the
 * brand.
 */
export interface ReportScope {
  readonly currency: string
  /** What money moves for, by the figure that it counts in. */
  readonly purposes: Readonly<Record<'moved' | 'bonus' | 'bet' | 'win', readonly string[]>>
  readonly from: Date
  readonly to: Date
  readonly firstDay: string
  readonly lastDay: string
}

/** Minor units. What came and what went stand apart; bets are what was staked. */
export interface MoneyFigures {
  readonly money_in: bigint
  readonly money_out: bigint
  readonly bets: bigint
  readonly wins: bigint
  readonly bonuses: bigint
}

export interface OverviewRow extends MoneyFigures {
  readonly direct: bigint
  readonly team: bigint
  readonly joined: bigint
  /** Whose money moved otherwise than by a bonus. */
  readonly active: bigint
  readonly balance: bigint
}

export interface StatementRow extends MoneyFigures {
  readonly username: string
  readonly type: number
}

/**
 * The reports of everybody who stands below an account, however far, from the accounts and the sums of days that the
 * tables keep: a report costs what people and days there are, and not what was played.
 */
export const teamReportsOf = ({ code: merchant, db }: Tenant, agent: string, scope: ReportScope) => {
  const { currency, purposes, from, to, firstDay, lastDay } = scope
  const counts = (figure: keyof typeof purposes) => sql<boolean>`purpose in (${sql.join(purposes[figure])})`
  const played = sql`
    coalesce(sum(went - came) filter (where ${counts('bet')}), 0)::numeric(38, 0) as bets,
    coalesce(sum(came - went) filter (where ${counts('win')}), 0)::numeric(38, 0) as wins,
    coalesce(sum(came - went) filter (where ${counts('bonus')}), 0)::numeric(38, 0) as bonuses`
  /**
   * `union` counts everybody once. What somebody moved between their own wallets neither came nor went. Whatever is
   * read of the people is read person by person, by its index (`lateral`, with an `offset` where nothing else keeps it
   * from becoming a join): how many they are the database cannot know before, and it would read a whole brand for a
   * team of ten.
   */
  const team = sql`
    with recursive team (id) as (
      select id from accounts where merchant = ${merchant} and upline = ${agent}
      union
      select below.id from team join accounts below on below.merchant = ${merchant} and below.upline = team.id
    ),
    days as (
      select team.id as account, d.purpose, d.came, d.went from team cross join lateral (
        select purpose, sum(came) as came, sum(went) as went from money_days
        where merchant = ${merchant} and account = team.id and currency = ${currency} and day between ${firstDay}::date and ${lastDay}::date
        group by purpose
      ) d
    )`

  return {
    /**
     * The team as one: what its people hand to each other neither comes nor goes, so that of what moved each transfer
     * is looked at.
     */
    overview: async (): Promise<OverviewRow> => {
      const { rows } = await sql<OverviewRow>`${team},
        nets as (
          select sum(m.amount) as amount from team cross join lateral (
            select transfer, amount from movements
            where merchant = ${merchant} and account = team.id and currency = ${currency} and at >= ${from} and at < ${to}
              and purpose not in ('bet', 'win', 'rollback') and ${counts('moved')} offset 0
          ) m group by m.transfer
        ),
        people as (
          select count(*) as team, count(*) filter (where a.upline = ${agent}) as direct,
            count(*) filter (where a.created_at >= ${from} and a.created_at < ${to}) as joined
          from team cross join lateral (select upline, created_at from accounts where merchant = ${merchant} and id = team.id offset 0) a
        ),
        moves as (
          select coalesce(sum(amount) filter (where amount > 0), 0)::numeric(38, 0) as money_in, coalesce(-sum(amount) filter (where amount < 0), 0)::numeric(38, 0) as money_out from nets
        ),
        played as (
          select ${played}, count(distinct account) filter (where (came <> 0 or went <> 0) and not ${counts('bonus')}) as active from days
        )
        select people.*, moves.*, played.*,
          (select coalesce(sum(l.balance), 0)::numeric(38, 0) from team cross join lateral (
            select balance from ledger_accounts where merchant = ${merchant} and owner = team.id and currency = ${currency} offset 0
          ) l) as balance
        from people cross join moves cross join played`.execute(db)
      const [row] = rows
      if (!row) throw new Error('The team was not counted.')
      return row
    },

    /**
     * A row for each of its people with this part in their username, those who staked most first; and their sums, with
     * how many they are.
     */
    statement: async (part: string, { limit, offset }: { readonly limit: number; readonly offset: number }) => {
      const { rows } = await sql<MoneyFigures & { username: string | null; type: number | null; people: bigint }>`${team},
        lines as (
          select a.username, a.username_key, a.type,
            coalesce(sum(came) filter (where ${counts('moved')}), 0)::numeric(38, 0) as money_in, coalesce(sum(went) filter (where ${counts('moved')}), 0)::numeric(38, 0) as money_out, ${played}
          from team cross join lateral (select id, username, username_key, type from accounts where merchant = ${merchant} and id = team.id offset 0) a
          left join days on days.account = a.id
          where ${part === '' ? sql`true` : sql`strpos(a.username_key, ${usernameKey(part)}) > 0`}
          group by a.id, a.username, a.username_key, a.type
        )
        select null::text as username, null::text as username_key, null::integer as type, count(*) as people, ${sums} from lines
        union all
        (select username, username_key, type, 1, money_in, money_out, bets, wins, bonuses from lines
          order by bets desc, money_in desc, username_key limit ${limit} offset ${offset})
        order by bets desc, money_in desc, username_key`.execute(db)
      const total = rows.find(({ username }) => username === null)
      if (!total) throw new Error('The statement has no sums.')
      return { total, lines: rows.filter((row): row is typeof row & StatementRow => row.username !== null) }
    },
  }
}

const sums = sql.join(
  ['money_in', 'money_out', 'bets', 'wins', 'bonuses'].map(
    (name) => sql`coalesce(sum(${sql.ref(name)}), 0)::numeric(38, 0) as ${sql.ref(name)}`,
  ),
)
