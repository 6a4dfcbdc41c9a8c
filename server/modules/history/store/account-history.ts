import { type RawBuilder, sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

/** One event in the history of an account. */
export interface HistoryRow {
  readonly kind: HistoryKind
  /** Time of the event, in microseconds since 1970. The history is ordered by it, then by `key`. */
  readonly micros: bigint
  /** Unique among all events of the account. */
  readonly key: string
  /** State, purpose or source, depending on the kind; the author of a note; the name of an event of the audit log. */
  readonly what: string
  /** Minor units of the currency; `null` if the event has no amount. */
  readonly amount: string | null
  readonly currency: string | null
  readonly detail: Readonly<Record<string, unknown>>
}

/** Position of an event in the history. */
export type HistoryCursor = Pick<HistoryRow, 'micros' | 'key'>

/** Tables and columns that a kind of event is read from. */
interface EventSource {
  /** The joined tables. `t` is the table whose `merchant` is compared with the brand. */
  readonly from: RawBuilder<unknown>
  /** Default: `t.account`. */
  readonly account?: RawBuilder<unknown>
  readonly at: RawBuilder<unknown>
  /** Identifies the event within its kind. Default: `t.id`. */
  readonly id?: RawBuilder<unknown>
  readonly what: RawBuilder<unknown>
  /** Minor units, and their currency. */
  readonly amount?: { readonly minor: RawBuilder<unknown>; readonly currency: RawBuilder<unknown> }
  /** A JSON object. */
  readonly detail: RawBuilder<unknown>
}

/** Pads a number, so that events with the same timestamp keep their order. */
const padNumber = (column: RawBuilder<unknown>) => sql`lpad(${column}::text, 20, '0')`

const sources = {
  money: {
    from: sql`movements t left join transfers r on r.merchant = t.merchant and r.id = t.transfer`,
    at: sql`t.at`,
    id: padNumber(sql`t.seq`),
    what: sql`t.purpose`,
    amount: { minor: sql`case when t.amount = 0 then t.internal else t.amount end`, currency: sql`t.currency` },
    detail: sql`jsonb_build_object('transfer', t.transfer, 'reference', r.reference)`,
  },
  bet: {
    from: sql`bets t`,
    at: sql`t.placed_at`,
    what: sql`t.state`,
    amount: { minor: sql`t.stake`, currency: sql`t.currency` },
    detail: sql`jsonb_build_object('vendor', t.vendor, 'game', t.game, 'round', t.round, 'win', t.win::text, 'settledAt', t.settled_at)`,
  },
  deposit: {
    from: sql`deposit_steps t join deposits r on r.merchant = t.merchant and r.id = t.deposit`,
    account: sql`r.account`,
    at: sql`t.at`,
    id: sql`t.deposit || '/' || ${padNumber(sql`t.step`)}`,
    what: sql`t.state`,
    amount: { minor: sql`r.amount`, currency: sql`r.currency` },
    detail: sql`jsonb_build_object('reference', r.reference, 'channel', r.channel)`,
  },
  withdrawal: {
    from: sql`withdrawal_steps t join withdrawals r on r.merchant = t.merchant and r.id = t.withdrawal`,
    account: sql`r.account`,
    at: sql`t.at`,
    id: sql`t.withdrawal || '/' || ${padNumber(sql`t.version`)}`,
    what: sql`t.state`,
    amount: { minor: sql`r.amount`, currency: sql`r.currency` },
    detail: sql`jsonb_build_object('reference', r.reference, 'actor', t.actor, 'note', t.note)`,
  },
  document: {
    from: sql`uploads t`,
    account: sql`t.owner`,
    at: sql`t.created_at`,
    what: sql`t.purpose`,
    detail: sql`jsonb_build_object('upload', t.id, 'type', t.type)`,
  },
  session: {
    from: sql`sessions t`,
    at: sql`t.created_at`,
    what: sql`case when t.revoked_at is null then 'started' else 'ended' end`,
    detail: sql`jsonb_build_object('country', t.country, 'browser', t.browser, 'system', t.system, 'seenAt', t.seen_at, 'endedAt', t.revoked_at)`,
  },
  reward: {
    from: sql`rewards t`,
    at: sql`t.given_at`,
    what: sql`t.source`,
    amount: { minor: sql`t.amount`, currency: sql`t.currency` },
    detail: sql`jsonb_build_object('kind', t.kind, 'name', t.name, 'claimedAt', t.claimed_at)`,
  },
  application: {
    from: sql`activity_entries t`,
    at: sql`t.entered_at`,
    what: sql`t.state`,
    detail: sql`jsonb_build_object('reference', t.reference, 'activity', t.activity, 'decidedAt', t.decided_at, 'reason', t.reason)`,
  },
  redemption: {
    from: sql`points_redemptions t`,
    at: sql`t.requested_at`,
    what: sql`t.state`,
    amount: { minor: sql`t.amount`, currency: sql`t.currency` },
    detail: sql`jsonb_build_object('reference', t.reference, 'points', t.points::text, 'decidedAt', t.decided_at, 'reason', t.reason)`,
  },
  note: {
    from: sql`account_notes t`,
    at: sql`t.written_at`,
    what: sql`t.written_by`,
    detail: sql`jsonb_build_object('text', t.text)`,
  },
  event: {
    from: sql`audit_log t`,
    at: sql`t.at`,
    id: padNumber(sql`t.seq`),
    what: sql`t.event`,
    detail: sql`coalesce(t.detail::jsonb, '{}') || jsonb_build_object('outcome', t.outcome, 'operator', t.operator_name)`,
  },
} satisfies Readonly<Record<string, EventSource>>

export type HistoryKind = keyof typeof sources

export const historyKinds = Object.keys(sources) as readonly HistoryKind[]

export const createAccountHistoryStore = ({ code: merchant, db }: Tenant) => ({
  /** Lists an account's events of these kinds, newest first, older than the cursor `before`. */
  listPage: async (
    accountId: string,
    {
      kinds,
      before,
      limit,
    }: { readonly kinds: readonly HistoryKind[]; readonly before?: HistoryCursor | undefined; readonly limit: number },
  ): Promise<readonly HistoryRow[]> => {
    const queries = kinds.map((kind) => {
      const { from, account = sql`t.account`, at, id = sql`t.id`, what, amount, detail }: EventSource = sources[kind]
      const key = sql`${sql.lit(`${kind}/`)} || ${id}`
      const cutoff = before
        ? sql`and (${at}, ${key}) < (timestamptz 'epoch' + ${before.micros.toString()}::bigint * interval '1 microsecond', ${before.key}::text)`
        : sql``
      return sql`(
        select ${sql.lit(kind)} as kind, ${at} as at, ${key} as key, ${what} as what,
          ${amount?.minor ?? sql`null`}::text as amount, ${amount?.currency ?? sql`null`}::text as currency, ${detail} as detail
        from ${from}
        where t.merchant = ${merchant} and ${account} = ${accountId}::uuid ${cutoff}
        order by ${at} desc, ${key} desc limit ${limit}
      )`
    })
    const { rows } = await sql<HistoryRow>`
      select kind, (extract(epoch from at) * 1000000)::bigint as micros, key, what, amount, currency, detail
      from (${sql.join(queries, sql` union all `)}) as events
      order by at desc, key desc limit ${limit}`.execute(db)
    return rows
  },
})
