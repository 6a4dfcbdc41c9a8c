import { createHmac } from 'node:crypto'
import { type AuditRow, createAuditLogStore } from './store/audit-log.ts'
import type { Database } from '../../database/database.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'

/** An event of an account, or an action of an operator. It contains neither location nor personal data. */
export interface AuditEvent {
  readonly event: string
  /** `done`, an error code, or another result of the event, such as `waiting` for a command that needs an approval. */
  readonly outcome: string
  /** The account's id, if known. */
  readonly account: string | null
  /** JSON of further details, such as a setting's values before and after. */
  readonly detail?: string
}

/** Number and hash of the last row of a chain. */
interface ChainHead {
  readonly seq: bigint
  readonly hash: Buffer
}

/** Head of each brand's chain after this server's last append; pending while the row is being written. */
const cachedHeads = new WeakMap<Database, Map<string, Promise<ChainHead>>>()

/**
 * Appends an event, with the tenant's current operator, if any. Its hash is keyed and covers the previous row, so that
 * rows cannot be changed or removed undetected without the platform's secret. Consecutive appends of this server do not
 * read the head of the chain; if another server has appended in between, the head is locked and read first.
 */
export async function appendAudit(tenant: Tenant, key: Buffer, event: AuditEvent): Promise<void> {
  const headsByTenant = cachedHeads.get(tenant.db) ?? new Map<string, Promise<ChainHead>>()
  cachedHeads.set(tenant.db, headsByTenant)
  const nextHead = appendAfter(tenant, key, event, headsByTenant.get(tenant.code))
  headsByTenant.set(tenant.code, nextHead)
  await nextHead
}

async function appendAfter(
  tenant: Tenant,
  key: Buffer,
  event: AuditEvent,
  previousHead: Promise<ChainHead> | undefined,
): Promise<ChainHead> {
  const { id: operator = null, name: operator_name = null } = tenant.operator ?? {}
  const toNextRow = (head: ChainHead) => {
    const row = { seq: head.seq + 1n, at: new Date(), detail: null, operator, operator_name, ...event }
    return { ...row, hash: hashRow(key, tenant.code, head.hash, row) }
  }
  const cachedHead = await previousHead?.catch(() => undefined)
  const candidate = cachedHead && toNextRow(cachedHead)
  if (cachedHead && candidate && (await createAuditLogStore(tenant).append(candidate, cachedHead))) return candidate
  return withTransaction(tenant, async (trx) => {
    const log = createAuditLogStore(trx)
    const head = await log.lockHead()
    const row = toNextRow(head)
    if (!(await log.append(row, head)))
      throw new Error(`The audit log of "${tenant.code}" has rows after ${String(head.seq)}, although its head was locked.`)
    return row
  })
}

export interface AuditVerification {
  /** Whether every row is valid. */
  readonly passed: boolean
  /** Number of verified rows from the beginning of the chain. */
  readonly rows: number
  /** The first invalid row, and why it is invalid. */
  readonly firstInvalidRow?: { readonly row: string; readonly problem: 'altered' | 'removed' }
  /** Hash of the last row. Stored elsewhere, it later proves that the rows up to it have not been replaced. */
  readonly headHash?: string
}

const pageSize = 1000

/** Verifies the hash chain of the audit log from its beginning up to the first row that was altered or removed. */
export async function verifyAudit(tenant: Tenant, key: Buffer): Promise<AuditVerification> {
  const log = createAuditLogStore(tenant)
  const head = (await log.findHead()) ?? { seq: 0n, hash: emptyHash }
  let seq = 0n
  let previousHash: Buffer = emptyHash
  const invalidAt = (row: bigint, problem: 'altered' | 'removed'): AuditVerification => ({
    passed: false,
    rows: Number(seq),
    firstInvalidRow: { row: row.toString(), problem },
  })
  while (seq < head.seq) {
    const rows = await log.listBetween(seq, head.seq, pageSize)
    if (rows.length === 0) return invalidAt(seq + 1n, 'removed')
    for (const row of rows) {
      if (row.seq !== seq + 1n) return invalidAt(seq + 1n, 'removed')
      if (!hashRow(key, tenant.code, previousHash, row).equals(row.hash)) return invalidAt(row.seq, 'altered')
      seq = row.seq
      previousHash = row.hash
    }
  }
  if (!head.hash.equals(previousHash)) return invalidAt(seq, 'altered')
  return { passed: true, rows: Number(seq), headHash: previousHash.toString('hex') }
}

const emptyHash = Buffer.alloc(0)

/** Computes the hash of a row. Columns that were added later are part of it only if they have a value. */
function hashRow(key: Buffer, merchant: string, previousHash: Buffer, row: Omit<AuditRow, 'hash'>): Buffer {
  const { seq, at, event, outcome, account, detail, operator, operator_name: name } = row
  const addedColumns = [...(detail === null ? [] : [detail]), ...(name === null ? [] : [[operator, name]])]
  return createHmac('sha256', key)
    .update(previousHash)
    .update(JSON.stringify([merchant, seq.toString(), at.toISOString(), event, outcome, account, ...addedColumns]))
    .digest()
}
