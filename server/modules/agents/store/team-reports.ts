import { sql } from 'kysely'
import { usernameKey } from '../../accounts/store/accounts.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** What is counted, and in which time: from a moment on, and before another. */
export interface ReportScope {
  readonly currency: string
  /** What money moves for, by the figure that it counts in. */
  readonly purposes: Readonly<Record<'moved' | 'bonus' | 'bet' | 'win', readonly string[]>>
  readonly from: Date
  readonly to: Date
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

/** The reports of everybody who stands below an account, however far, from the accounts and the journal alone. */
export const teamReportsOf = ({ code: merchant, db }: Tenant, agent: string, { currency, purposes, from, to }: ReportScope) => {
  const counts = (figure: keyof typeof purposes) => sql<boolean>`purpose in (${sql.join(purposes[figure])})`
  const figures = sql`
    coalesce(sum(amount) filter (where ${counts('moved')} and amount > 0), 0) as money_in,
    coalesce(-sum(amount) filter (where ${counts('moved')} and amount < 0), 0) as money_out,
    coalesce(-sum(amount) filter (where ${counts('bet')}), 0) as bets,
    coalesce(sum(amount) filter (where ${counts('win')}), 0) as wins,
    coalesce(sum(amount) filter (where ${counts('bonus')}), 0) as bonuses`
  /** `union` counts everybody once. What moved is read by account and time; what somebody moved between their own wallets did not. */
  const team = sql`
    with recursive team (id) as (
      select id from accounts where merchant = ${merchant} and upline = ${agent}
      union
      select below.id from team join accounts below on below.merchant = ${merchant} and below.upline = team.id
    ),
    wallets as (
      select l.id, l.owner, l.balance from team
      join ledger_accounts l on l.merchant = ${merchant} and l.owner = team.id and l.currency = ${currency}
    ),
    moves as (
      select w.owner, e.transfer, t.purpose, sum(e.amount) as amount from wallets w
      join entries e on e.merchant = ${merchant} and e.account = w.id and e.created_at >= ${from} and e.created_at < ${to}
      join transfers t on t.merchant = e.merchant and t.id = e.transfer
      group by w.owner, e.transfer, t.purpose
      having sum(e.amount) <> 0
    )`

  return {
    /** The team as one: what its people hand to each other neither comes nor goes. */
    overview: async (): Promise<OverviewRow> => {
      const { rows } = await sql<OverviewRow>`${team},
        nets as (select purpose, sum(amount) as amount from moves group by transfer, purpose),
        people as (
          select count(*) as team, count(*) filter (where a.upline = ${agent}) as direct,
            count(*) filter (where a.created_at >= ${from} and a.created_at < ${to}) as joined
          from team join accounts a on a.merchant = ${merchant} and a.id = team.id
        )
        select people.*, ${figures},
          (select coalesce(sum(balance), 0) from wallets) as balance,
          (select count(distinct owner) from moves where not ${counts('bonus')}) as active
        from people left join nets on true
        group by people.team, people.direct, people.joined`.execute(db)
      const [row] = rows
      if (!row) throw new Error('The team was not counted.')
      return row
    },

    /** A row for each of its people with this part in their username, those who staked most first; and their sums, with how many they are. */
    statement: async (part: string, { limit, offset }: { readonly limit: number; readonly offset: number }) => {
      const { rows } = await sql<MoneyFigures & { username: string | null; type: number | null; people: bigint }>`${team},
        lines as (
          select a.username, a.username_key, a.type, ${figures}
          from team join accounts a on a.merchant = ${merchant} and a.id = team.id
          left join moves on moves.owner = a.id
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
  ['money_in', 'money_out', 'bets', 'wins', 'bonuses'].map((name) => sql`coalesce(sum(${sql.ref(name)}), 0) as ${sql.ref(name)}`),
)
