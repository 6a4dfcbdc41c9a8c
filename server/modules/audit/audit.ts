import { createHmac } from 'node:crypto'
import { type AuditRow, auditLogOf } from './store/audit-log.ts'
import type { Database } from '../../database/database.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'

/** Something that happened to an account, without a word of what somebody typed, where they were, or who they are. */
export interface AuditEvent {
  readonly event: string
  /** `done`, or the code with which it was refused. */
  readonly outcome: string
  /** The account's id, where one is known. */
  readonly account: string | null
  /** JSON of what a setting was before and after. */
  readonly detail?: string
}

interface Head {
  readonly seq: bigint
  readonly hash: Buffer
}

/** What this server wrote last of each brand's chain, while it is being written. */
const ends = new WeakMap<Database, Map<string, Promise<Head>>>()

/**
 * Adds an event. Its hash is keyed and covers the row before: nobody without the platform's secret can change a row, or
 * leave one out, and not be seen. Rows of this server follow one another without asking where the chain ends; where
 * another server has written meanwhile, the end is held first.
 */
export async function appendAudit(tenant: Tenant, key: Buffer, event: AuditEvent): Promise<void> {
  const brands = ends.get(tenant.db) ?? new Map<string, Promise<Head>>()
  ends.set(tenant.db, brands)
  const next = appendAfter(tenant, key, event, brands.get(tenant.code))
  brands.set(tenant.code, next)
  await next
}

async function appendAfter(tenant: Tenant, key: Buffer, event: AuditEvent, before: Promise<Head> | undefined): Promise<Head> {
  const follow = (head: Head) => {
    const row = { seq: head.seq + 1n, at: new Date(), detail: null, ...event }
    return { ...row, hash: chain(key, tenant.code, head.hash, row) }
  }
  const last = await before?.catch(() => undefined)
  const guess = last && follow(last)
  if (last && guess && (await auditLogOf(tenant).append(guess, last))) return guess
  return inTransaction(tenant, async (trx) => {
    const log = auditLogOf(trx)
    const head = await log.holdHead()
    const row = follow(head)
    if (!(await log.append(row, head))) throw new Error('The end of the log has moved while it was held.')
    return row
  })
}

export interface AuditVerdict {
  readonly right: boolean
  /** How many rows were found right, from the first on. */
  readonly rows: number
  /** The first row that is wrong, and what is wrong with it. */
  readonly wrong?: { readonly row: string; readonly what: 'altered' | 'removed' }
  /** What the chain ends with: noted elsewhere, it shows later that nothing before it was exchanged. */
  readonly end?: string
}

const page = 1000

/** Goes along the chain from its beginning, and names the first row that was altered or removed. */
export async function verifyAudit(tenant: Tenant, key: Buffer): Promise<AuditVerdict> {
  const log = auditLogOf(tenant)
  const head = (await log.head()) ?? { seq: 0n, hash: nothing }
  let seq = 0n
  let before: Buffer = nothing
  const wrong = (row: bigint, what: 'altered' | 'removed'): AuditVerdict => ({
    right: false,
    rows: Number(seq),
    wrong: { row: row.toString(), what },
  })
  while (seq < head.seq) {
    const rows = await log.between(seq, head.seq, page)
    if (rows.length === 0) return wrong(seq + 1n, 'removed')
    for (const row of rows) {
      if (row.seq !== seq + 1n) return wrong(seq + 1n, 'removed')
      if (!chain(key, tenant.code, before, row).equals(row.hash)) return wrong(row.seq, 'altered')
      seq = row.seq
      before = row.hash
    }
  }
  if (!head.hash.equals(before)) return wrong(seq, 'altered')
  return { right: true, rows: Number(seq), end: before.toString('hex') }
}

const nothing = Buffer.alloc(0)

const chain = (
  key: Buffer,
  merchant: string,
  before: Buffer,
  { seq, at, event, outcome, account, detail }: Omit<AuditRow, 'hash'>,
): Buffer =>
  createHmac('sha256', key)
    .update(before)
    .update(JSON.stringify([merchant, seq.toString(), at.toISOString(), event, outcome, account, ...(detail === null ? [] : [detail])]))
    .digest()
