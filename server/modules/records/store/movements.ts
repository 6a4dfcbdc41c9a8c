import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'
import type { DayScope } from './play-days.ts'

/**
 * Filters of movements: the account, the currency, the time, `from` inclusive, `to` exclusive, and optionally the
 * purposes.
 */
export interface MovementScope {
  readonly account: string
  readonly currency: string
  readonly from: Date
  readonly to: Date
  readonly purposes?: readonly string[] | undefined
}

export interface MovementRow {
  readonly seq: bigint
  readonly transfer: string
  readonly purpose: string
  /** Change of the player's money in minor units; 0 if it only moved between wallets of the player. */
  readonly amount: bigint
  /** Amount moved between wallets of the same player, in minor units. */
  readonly internal: bigint
  readonly at: Date
  /** Reference of the deposit, the withdrawal or the transfer; `null` for movements of bets and without a reference. */
  readonly reference: string | null
  /** Game of the bet, for movements of bets. */
  readonly game: string | null
  /** Outcome of the withdrawal, for the movement that held its amount; `null` for other movements. */
  readonly held: 'pending' | 'paid' | 'returned' | null
}

/** Change of one wallet by a transfer, and its balance afterwards. Amounts are minor units. */
export interface WalletChange {
  readonly transfer: string
  readonly wallet: string
  readonly amount: bigint
  readonly balance_after: bigint
}

/** Sums of the movements with one purpose, in minor units, and their number. */
export interface MoneySums {
  readonly purpose: string
  readonly credited: bigint
  readonly debited: bigint
  readonly movements: bigint
}

/** Purposes that the index `movements_by_purpose` excludes, because they have many more movements than all others. */
const playPurposes = sql.raw(`('bet', 'win', 'rollback')`)
/** Purposes of movements that belong to a bet. */
const betPurposes = sql.raw(`('bet', 'win', 'rollback', 'resettlement')`)

/** SQL expression for a transfer's reference as a UUID; null if it is not a UUID. */
const toUuidOrNull = (reference: ReturnType<typeof sql>) =>
  sql`case when ${reference} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${reference}::uuid end`

export const createMovementStore = ({ code: merchant, db }: Tenant) => ({
  /** Lists movements, newest first, after the cursor `after`. */
  listPage: async ({ account, currency, from, to, purposes }: MovementScope, after: string | undefined, limit: number) => {
    const cursorTime = sql`(select at from movements where merchant = ${merchant} and account = ${account} and seq = ${after ?? null})`
    // Only one upper bound: with two, the planner may enter the index at the later one and read all rows between them.
    // The sequence number orders movements of the same instant.
    const beforeCondition =
      after === undefined
        ? sql`at < ${to}`
        : sql`at <= least(${cursorTime}, ${to}::timestamptz - interval '1 microsecond') and (at < ${cursorTime} or seq < ${after}::bigint)`
    const buildMovementsQuery = (extraCondition: ReturnType<typeof sql>) => sql`
      select seq, transfer, purpose, amount, internal, at from movements
      where merchant = ${merchant} and account = ${account} and currency = ${currency} and at >= ${from} and ${beforeCondition} ${extraCondition}
      order by at desc, seq desc limit ${limit}`
    const includesBets = purposes?.includes('bet') === true
    const movementsQuery =
      purposes === undefined
        ? buildMovementsQuery(sql``)
        : includesBets
          ? buildMovementsQuery(sql`and purpose = any(${purposes}::text[])`)
          : sql`select one.* from unnest(${purposes}::text[]) p (name)
              cross join lateral (${buildMovementsQuery(sql`and purpose = p.name and purpose not in ${playPurposes}`)}) one
              order by at desc, seq desc limit ${limit}`
    // A separate CTE, so that the planner finds bets, deposits and withdrawals by an index: row security policies are
    // evaluated before functions that are not leakproof.
    const { rows } = await sql<MovementRow>`
      with m as materialized (
        select found.*, t.reference as transfer_reference, ${toUuidOrNull(sql`t.reference`)} as item
        from (${movementsQuery}) found join transfers t on t.merchant = ${merchant} and t.id = found.transfer
      )
      select m.seq, m.transfer, m.purpose, m.amount, m.internal, m.at,
        case when m.purpose not in ${betPurposes} then coalesce(d.reference, w.reference, m.transfer_reference) end as reference, b.game,
        case when m.purpose = 'withdrawal-hold' and w.id is not null
          then case when w.paid then 'paid' when w.state in ('refused', 'cancelled') then 'returned' else 'pending' end end as held
      from m
      left join bets b on m.purpose in ${betPurposes} and b.merchant = ${merchant} and b.id = m.item
      left join deposits d on m.purpose in ('deposit', 'deposit-fee') and d.merchant = ${merchant} and d.id = m.item
      left join withdrawals w on m.purpose in ('withdrawal-hold', 'withdrawal-return', 'withdrawal-paid', 'withdrawal-fee')
        and w.merchant = ${merchant} and w.id = m.item
      order by m.at desc, m.seq desc`.execute(db)
    return rows
  },

  /** Lists the changes of a player's wallets by these transfers, each with the balance after it. */
  listWalletChanges: async (account: string, transfers: readonly string[]): Promise<readonly WalletChange[]> => {
    if (transfers.length === 0) return []
    return db
      .selectFrom('entries as e')
      .innerJoin('ledger_accounts as a', (join) => join.onRef('a.merchant', '=', 'e.merchant').onRef('a.id', '=', 'e.account'))
      .select([
        'e.transfer',
        'a.purpose as wallet',
        'e.amount',
        sql<bigint>`coalesce(e.balance_after, 0)::numeric(38, 0)`.as('balance_after'),
      ])
      .where('e.merchant', '=', merchant)
      .where('e.transfer', 'in', transfers)
      .where('a.owner', '=', account)
      .orderBy('e.seq')
      .execute()
  },

  /** Sums the credits, the debits and the number of movements on these days, by purpose. */
  sumByPurpose: async ({ account, currency, firstDay, lastDay }: DayScope): Promise<readonly MoneySums[]> =>
    (
      await sql<MoneySums>`select purpose, sum(credited)::numeric(38, 0) as credited, sum(debited)::numeric(38, 0) as debited, sum(movements)::bigint as movements from money_days
        where merchant = ${merchant} and account = ${account} and currency = ${currency} and day between ${firstDay}::date and ${lastDay}::date
        group by purpose`.execute(db)
    ).rows,

  /** Lists the credits minus the debits for these purposes, by day. Days with a difference of 0 are left out. */
  listNetAmountsByDay: async ({ account, currency, firstDay, lastDay, purposes }: DayScope & { readonly purposes: readonly string[] }) =>
    (
      await sql<{
        day: string
        amount: bigint
      }>`select to_char(day, 'YYYY-MM-DD') as day, (sum(credited) - sum(debited))::numeric(38, 0) as amount from money_days
        where merchant = ${merchant} and account = ${account} and currency = ${currency} and day between ${firstDay}::date and ${lastDay}::date
          and purpose = any(${purposes}::text[])
        group by day having sum(credited) <> sum(debited)`.execute(db)
    ).rows,
})
