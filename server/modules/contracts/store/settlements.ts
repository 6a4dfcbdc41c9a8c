import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { ContractKind, ContractSide } from '../../../database/columns.ts'
import { recordRowLock } from '../../../database/lock-order.ts'
import { liftTimeout } from '../../../database/connections/response-limit.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { ContractColumns } from './contracts.ts'

export type SettlementRecord = Selectable<Tables['settlements']>
type NewSettlement = Omit<Insertable<Tables['settlements']>, 'merchant' | 'created_at' | 'paid_at'>

interface Series {
  readonly kind: ContractKind
  readonly period: string
}

interface Interval {
  readonly from: Date
  readonly to: Date
}

/**
 * A contract, the part of a period in which it was in force, and the totals of the downline's team in that part, as in
 * `TeamTotals`.
 */
export interface ContractTeamTotals extends ContractColumns {
  readonly id: string
  readonly upline: string
  readonly downline: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly stake: bigint
  readonly lost: bigint
  readonly losses: bigint
  readonly profits: bigint
  /** Number of players with settled bets. */
  readonly players: bigint
}

export interface IncomeRow {
  readonly day: string
  readonly side: ContractSide
  readonly kind: ContractKind
  readonly amount: bigint
}

/** Settlements of a brand's contracts. */
export const createSettlementStore = ({ code: merchant, db }: Tenant) => {
  const createSeriesCondition = ({ kind, period }: Series) =>
    sql`merchant = ${merchant} and kind = ${kind} and coalesce(period, '') = ${period}`
  return {
    /**
     * The time until which a series is settled, initially the acceptance of its first contract, locked until the
     * transaction ends; `undefined` if no contract of the series was ever accepted, or if another transaction holds the
     * lock.
     */
    lockCursor: async ({ kind, period }: Series): Promise<Date | undefined> => {
      await sql`insert into settlement_cursors (merchant, kind, period, settled_until)
        select merchant, ${kind}::text, ${period}::text, min(accepted_at) from contracts where ${createSeriesCondition({ kind, period })} and accepted_at is not null
        group by merchant on conflict do nothing`.execute(db)
      const { rows } = await sql<{ settled_until: Date }>`select settled_until from settlement_cursors
        where merchant = ${merchant} and kind = ${kind} and period = ${period} for update skip locked`.execute(db)
      return rows[0]?.settled_until
    },

    updateCursor: async ({ kind, period }: Series, to: Date) => {
      await sql`update settlement_cursors set settled_until = ${to} where merchant = ${merchant} and kind = ${kind} and period = ${period}`.execute(
        db,
      )
    },

    /** Time of the first bet that was settled at or after `from`; `undefined` if there is none. */
    findNextBetTime: async (from: Date): Promise<Date | undefined> => {
      const { rows } = await sql<{ at: Date | null }>`select min(settled_at) as at from bets
        where merchant = ${merchant} and state = 'settled' and settled_at >= ${from}`.execute(db)
      return rows[0]?.at ?? undefined
    },

    /**
     * Lists the contracts of a series that were in force in a period, with the totals of their teams (the downline and
     * everyone below). Teams without settled bets are left out.
     */
    listTeamTotals: async (series: Series, currency: string, { from, to }: Interval): Promise<readonly ContractTeamTotals[]> => {
      await liftTimeout(db)
      const minBetCondition = series.kind === 'realtimeSalary' ? sql`and p.stake >= l.bet` : sql``
      const { rows } = await sql<ContractTeamTotals>`with recursive
        live as materialized (
          select id, upline, downline, period, bet, profit_loss, members, rate, loss_rate,
            greatest(accepted_at, ${from}::timestamptz) as starts_at, least(ended_at, ${to}::timestamptz) as ends_at
          from contracts where ${createSeriesCondition(series)} and accepted_at < ${to} and (ended_at is null or ended_at > ${from}) and ended_at is distinct from accepted_at
        ),
        played as materialized (
          select account, settled_at, stake, win from bets
          where merchant = ${merchant} and state = 'settled' and currency = ${currency} and settled_at >= ${from} and settled_at < ${to}
        ),
        above (player, agent) as (
          select distinct account, account from played
          union
          select above.player, a.upline from above join accounts a on a.merchant = ${merchant} and a.id = above.agent where a.upline is not null
        )
        select l.*, sum(p.stake)::numeric(38, 0) as stake, sum(p.stake - p.win)::numeric(38, 0) as lost,
          coalesce(sum(p.stake - p.win) filter (where p.win < p.stake), 0)::numeric(38, 0) as losses,
          coalesce(sum(p.win - p.stake) filter (where p.win > p.stake), 0)::numeric(38, 0) as profits, count(distinct p.account) as players
        from live l join above on above.agent = l.downline
        join played p on p.account = above.player and p.settled_at >= l.starts_at and p.settled_at < l.ends_at ${minBetCondition}
        group by l.id, l.upline, l.downline, l.period, l.bet, l.profit_loss, l.members, l.rate, l.loss_rate, l.starts_at, l.ends_at`.execute(
        db,
      )
      return rows
    },

    /** Inserts settlements. Those of a contract and period that are already stored are skipped. */
    insert: async (settlements: readonly NewSettlement[]) => {
      for (let start = 0; start < settlements.length; start += 500)
        await db
          .insertInto('settlements')
          .values(settlements.slice(start, start + 500).map((settlement) => ({ ...settlement, merchant })))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    },

    /** Ids of due settlements, oldest first. */
    listDueIds: async (limit: number): Promise<readonly string[]> =>
      (
        await db
          .selectFrom('settlements')
          .select('id')
          .where('merchant', '=', merchant)
          .where('paid_at', 'is', null)
          .where('amount', '>', 0n)
          .orderBy('ends_at')
          .orderBy('id')
          .limit(limit)
          .execute()
      ).map(({ id }) => id),

    findById: (id: string): Promise<SettlementRecord | undefined> =>
      db.selectFrom('settlements').selectAll().where('merchant', '=', merchant).where('id', '=', id).executeTakeFirst(),

    /** An unpaid settlement, locked until the transaction ends; `undefined` if it is paid or already locked. */
    lockDue: (id: string): Promise<SettlementRecord | undefined> => {
      recordRowLock({ db }, `the settlement ${id}`)
      return db
        .selectFrom('settlements')
        .selectAll()
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .where('paid_at', 'is', null)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
    },

    /** All due settlements, oldest first. */
    listAllDue: (): Promise<readonly SettlementRecord[]> =>
      db
        .selectFrom('settlements')
        .selectAll()
        .where('merchant', '=', merchant)
        .where('paid_at', 'is', null)
        .where('amount', '>', 0n)
        .orderBy('ends_at')
        .orderBy('id')
        .execute(),

    /** Marks settlements as created and paid at past times. */
    markPaidInPast: async (payments: readonly { readonly id: string; readonly at: Date }[]) => {
      await sql`update settlements s set created_at = n.at, paid_at = n.at
        from unnest(${payments.map(({ id }) => id)}::uuid[], ${payments.map(({ at }) => at)}::timestamptz[]) as n (id, at) where s.merchant = ${merchant} and s.id = n.id`.execute(
        db,
      )
    },

    markPaid: async (id: string) => {
      await db
        .updateTable('settlements')
        .set({ paid_at: sql<Date>`now()` })
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .execute()
    },

    /** Settlements in which an account has that side, with the username of the other party, latest period first. */
    listPage: (
      account: string,
      side: ContractSide,
      kind: ContractKind,
      { limit, offset }: { readonly limit: number; readonly offset: number },
    ) =>
      db
        .selectFrom('settlements as s')
        .innerJoin('accounts as other', (join) =>
          join.onRef('other.merchant', '=', 's.merchant').onRef('other.id', '=', side === 'downline' ? 's.upline' : 's.downline'),
        )
        .selectAll('s')
        .select('other.username as with')
        .where('s.merchant', '=', merchant)
        .where(side === 'downline' ? 's.downline' : 's.upline', '=', account)
        .where('s.kind', '=', kind)
        .orderBy('s.ends_at', 'desc')
        .orderBy('s.id')
        .limit(limit)
        .offset(offset)
        .execute(),

    count: async (account: string, side: ContractSide, kind: ContractKind): Promise<number> => {
      const { count } = await db
        .selectFrom('settlements')
        .select((eb) => eb.fn.countAll<bigint>().as('count'))
        .where('merchant', '=', merchant)
        .where(side, '=', account)
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Total amounts paid to and by an account, by day (in the time zone), side and kind. */
    listIncome: async (account: string, { from, to }: Interval, timeZone: string): Promise<readonly IncomeRow[]> =>
      (
        await sql<IncomeRow>`select to_char(day_in(${timeZone}, paid_at), 'YYYY-MM-DD') as day, side, kind, sum(amount)::numeric(38, 0) as amount from (
            select paid_at, 'downline' as side, kind, amount from settlements where merchant = ${merchant} and downline = ${account}
            union all
            select paid_at, 'upline', kind, amount from settlements where merchant = ${merchant} and upline = ${account}
          ) s where paid_at >= ${from} and paid_at < ${to} group by 1, 2, 3 order by 1`.execute(db)
      ).rows,
  }
}
