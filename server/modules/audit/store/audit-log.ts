import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** A row of the audit log, without its merchant. */
export type AuditRow = Omit<Selectable<Tables['audit_log']>, 'merchant'>

/** Filter of listed rows. */
export interface AuditFilter {
  readonly event?: string | undefined
  /** Id or name of an operator. */
  readonly operator?: string | undefined
  /** Only rows with a lower number. */
  readonly before?: number | undefined
}

export const createAuditLogStore = ({ code: merchant, db }: Tenant) => ({
  /** Locks the head of the chain until the transaction ends, and returns it. Creates it for an empty log. */
  lockHead: async () => {
    const selectLocked = () =>
      db.selectFrom('audit_heads').select(['seq', 'hash']).where('merchant', '=', merchant).forUpdate().executeTakeFirst()
    const existing = await selectLocked()
    if (existing) return existing
    await db
      .insertInto('audit_heads')
      .values({ merchant, seq: 0n, hash: Buffer.alloc(0) })
      .onConflict((conflict) => conflict.column('merchant').doNothing())
      .execute()
    return (await selectLocked()) ?? { seq: 0n, hash: Buffer.alloc(0) }
  },

  /**
   * Appends a row and moves the head of the chain in one statement. Returns `false`, and appends nothing, if `head` is
   * no longer the head.
   */
  append: async (row: Omit<Insertable<Tables['audit_log']>, 'merchant'>, head: { readonly seq: bigint; readonly hash: Buffer }) => {
    const { event, outcome, account, detail = null, operator = null, operator_name: name = null } = row
    const { rows } = await sql`
      with moved as (
        update audit_heads set seq = ${row.seq}, hash = ${row.hash}
        where merchant = ${merchant} and seq = ${head.seq} and hash = ${head.hash}
        returning merchant
      )
      insert into audit_log (merchant, seq, at, event, outcome, account, detail, operator, operator_name, hash)
      select merchant, ${row.seq}::bigint, ${row.at}::timestamptz, ${event}::text, ${outcome}::text, ${account}::uuid, ${detail}::text, ${operator}::uuid, ${name}::text, ${row.hash}::bytea from moved
      returning seq`.execute(db)
    return rows.length > 0
  },

  findHead: () => db.selectFrom('audit_heads').select(['seq', 'hash']).where('merchant', '=', merchant).executeTakeFirst(),

  /** Lists the last `count` events of an account with one of these names, newest first. */
  listByAccount: (account: string, events: readonly string[], count: number): Promise<Pick<AuditRow, 'at' | 'event' | 'outcome'>[]> =>
    db
      .selectFrom('audit_log')
      .select(['at', 'event', 'outcome'])
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('event', 'in', events)
      .orderBy('seq', 'desc')
      .limit(count)
      .execute(),

  /** Lists the last rows, optionally of one event or one operator, with the account's username; newest first. */
  listNewest: (count: number, { event, operator, before }: AuditFilter) =>
    db
      .selectFrom('audit_log as l')
      .leftJoin('accounts as a', (join) => join.onRef('a.merchant', '=', 'l.merchant').onRef('a.id', '=', 'l.account'))
      .select(['l.seq', 'l.at', 'l.event', 'l.outcome', 'a.username', 'l.operator_name', 'l.detail'])
      .where('l.merchant', '=', merchant)
      .$if(event !== undefined, (query) => query.where('l.event', '=', event ?? ''))
      .$if(operator !== undefined, (query) =>
        query.where((eb) => eb.or([eb('l.operator_name', '=', operator ?? ''), eb(sql`l.operator::text`, '=', operator ?? '')])),
      )
      .$if(before !== undefined, (query) => query.where('l.seq', '<', BigInt(before ?? 0)))
      .orderBy('l.seq', 'desc')
      .limit(count)
      .execute(),

  /** Lists the first `count` rows with sequence numbers above `seq`, up to and including `last`, in order. */
  listBetween: (seq: bigint, last: bigint, count: number): Promise<AuditRow[]> =>
    db
      .selectFrom('audit_log')
      .select(['seq', 'at', 'event', 'outcome', 'account', 'detail', 'operator', 'operator_name', 'hash'])
      .where('merchant', '=', merchant)
      .where('seq', '>', seq)
      .where('seq', '<=', last)
      .orderBy('seq')
      .limit(count)
      .execute(),
})
