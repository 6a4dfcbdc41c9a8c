import { sql } from 'kysely'
import { normalizeUsername } from '../../accounts/store/accounts.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Scope of a report: `from` (inclusive) to `to` (exclusive), and the matching days in the brand's time zone. */
export interface ReportScope {
  readonly currency: string
  /** Purposes of transfers, by the total that they count towards. */
  readonly purposes: Readonly<Record<'cashflow' | 'bonus' | 'bet' | 'win', readonly string[]>>
  readonly from: Date
  readonly to: Date
  readonly firstDay: string
  readonly lastDay: string
}

/** Minor units. Incoming and outgoing money are separate; `bets` are the stakes. */
export interface MoneyTotals {
  readonly money_in: bigint
  readonly money_out: bigint
  readonly bets: bigint
  readonly wins: bigint
  readonly bonuses: bigint
}

export interface OverviewRow extends MoneyTotals {
  /** Number of direct downlines. */
  readonly direct: bigint
  /** Number of members of the whole team. */
  readonly team: bigint
  /** Number of members who registered in the period. */
  readonly joined: bigint
  /** Number of members whose balance changed in the period through anything but bonuses. */
  readonly active: bigint
  /** Current balance of all members' wallets, in minor units. */
  readonly balance: bigint
}

export interface StatementRow extends MoneyTotals {
  readonly username: string
  readonly type: number
}

/**
 * Reports on an account's whole team, at any depth. They read the accounts, the daily sums and the movements that do
 * not belong to bets, so their cost does not depend on the number of bets.
 */
export const createTeamReportStore = ({ code: merchant, db }: Tenant, agent: string, scope: ReportScope) => {
  const { currency, purposes, from, to, firstDay, lastDay } = scope
  const isCountedAs = (figure: keyof typeof purposes) => sql<boolean>`purpose in (${sql.join(purposes[figure])})`
  const playTotals = sql`
    coalesce(sum(debited - credited) filter (where ${isCountedAs('bet')}), 0)::numeric(38, 0) as bets,
    coalesce(sum(credited - debited) filter (where ${isCountedAs('win')}), 0)::numeric(38, 0) as wins,
    coalesce(sum(credited - debited) filter (where ${isCountedAs('bonus')}), 0)::numeric(38, 0) as bonuses`
  /**
   * `union` counts each member once. Transfers between a member's own wallets count neither as incoming nor as
   * outgoing. Data of members is read member by member, by index (`lateral`, with an `offset` if nothing else keeps
   * PostgreSQL from flattening it into a join): the planner cannot know the size of the team and would scan the whole
   * brand for a team of ten.
   */
  const team = sql`
    with recursive team (id) as (
      select id from accounts where merchant = ${merchant} and upline = ${agent}
      union
      select below.id from team join accounts below on below.merchant = ${merchant} and below.upline = team.id
    ),
    days as (
      select team.id as account, d.purpose, d.credited, d.debited from team cross join lateral (
        select purpose, sum(credited) as credited, sum(debited) as debited from money_days
        where merchant = ${merchant} and account = team.id and currency = ${currency} and day between ${firstDay}::date and ${lastDay}::date
        group by purpose
      ) d
    )`

  return {
    /**
     * Sums of the whole team. Each transfer is summed over the members first, so a transfer between members counts
     * neither as incoming nor as outgoing.
     */
    getOverview: async (): Promise<OverviewRow> => {
      const { rows } = await sql<OverviewRow>`${team},
        net_transfers as (
          select sum(m.amount) as amount from team cross join lateral (
            select transfer, amount from movements
            where merchant = ${merchant} and account = team.id and currency = ${currency} and at >= ${from} and at < ${to}
              and purpose not in ('bet', 'win', 'rollback') and ${isCountedAs('cashflow')} offset 0
          ) m group by m.transfer
        ),
        people as (
          select count(*) as team, count(*) filter (where a.upline = ${agent}) as direct,
            count(*) filter (where a.created_at >= ${from} and a.created_at < ${to}) as joined
          from team cross join lateral (select upline, created_at from accounts where merchant = ${merchant} and id = team.id offset 0) a
        ),
        transfer_totals as (
          select coalesce(sum(amount) filter (where amount > 0), 0)::numeric(38, 0) as money_in, coalesce(-sum(amount) filter (where amount < 0), 0)::numeric(38, 0) as money_out from net_transfers
        ),
        play_totals as (
          select ${playTotals}, count(distinct account) filter (where (credited <> 0 or debited <> 0) and not ${isCountedAs('bonus')}) as active from days
        )
        select people.*, transfer_totals.*, play_totals.*,
          (select coalesce(sum(l.balance), 0)::numeric(38, 0) from team cross join lateral (
            select balance from ledger_accounts where merchant = ${merchant} and owner = team.id and currency = ${currency} offset 0
          ) l) as balance
        from people cross join transfer_totals cross join play_totals`.execute(db)
      const [row] = rows
      if (!row) throw new Error(`The overview of the team of ${agent} returned no row.`)
      return row
    },

    /**
     * A page of the members whose username contains `usernamePart`, highest stakes first, with the totals and the
     * number of all these members.
     */
    getStatement: async (usernamePart: string, { limit, offset }: { readonly limit: number; readonly offset: number }) => {
      const { rows } = await sql<MoneyTotals & { username: string | null; type: number | null; people: bigint }>`${team},
        lines as (
          select a.username, a.username_key, a.type,
            coalesce(sum(credited) filter (where ${isCountedAs('cashflow')}), 0)::numeric(38, 0) as money_in, coalesce(sum(debited) filter (where ${isCountedAs('cashflow')}), 0)::numeric(38, 0) as money_out, ${playTotals}
          from team cross join lateral (select id, username, username_key, type from accounts where merchant = ${merchant} and id = team.id offset 0) a
          left join days on days.account = a.id
          where ${usernamePart === '' ? sql`true` : sql`strpos(a.username_key, ${normalizeUsername(usernamePart)}) > 0`}
          group by a.id, a.username, a.username_key, a.type
        )
        select null::text as username, null::text as username_key, null::integer as type, count(*) as people, ${totals} from lines
        union all
        (select username, username_key, type, 1, money_in, money_out, bets, wins, bonuses from lines
          order by bets desc, money_in desc, username_key limit ${limit} offset ${offset})
        order by bets desc, money_in desc, username_key`.execute(db)
      const total = rows.find(({ username }) => username === null)
      if (!total) throw new Error(`The statement of the team of ${agent} returned no totals.`)
      return { total, lines: rows.filter((row): row is typeof row & StatementRow => row.username !== null) }
    },
  }
}

const totals = sql.join(
  ['money_in', 'money_out', 'bets', 'wins', 'bonuses'].map(
    (name) => sql`coalesce(sum(${sql.ref(name)}), 0)::numeric(38, 0) as ${sql.ref(name)}`,
  ),
)
