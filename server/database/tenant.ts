import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database.ts'
import { isConflict } from './errors.ts'
import { withOperation } from '../telemetry/operations.ts'
import type { Browser, OperatingSystem } from './columns.ts'

/** Country and client software of a visitor, as stored with a session. */
interface ClientOrigin {
  readonly country: string
  readonly browser: Browser
  readonly system: OperatingSystem
}

/** The client for whom a queued operation runs. */
interface TenantRequester {
  /** Network of the client, as `getNetwork` returns it: an IPv4 address, or the /64 of an IPv6 address. */
  readonly network: string
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
}

/** The database scoped to one brand. Every query goes through a tenant and so names its brand. */
export interface Tenant {
  /** The merchant's code. */
  readonly code: string
  readonly db: Database
  /** Country and software of the client, stored with each session that is opened. */
  readonly clientOrigin?: ClientOrigin
  /** The client; `undefined` if the platform or an operator runs the operation. */
  readonly requester?: TenantRequester
  /** In a transaction: adds a function that runs once it is committed. The function must not throw. */
  readonly afterCommit?: (run: () => void) => void
  /** The operator who runs an admin command; the audit log names them. `id` is `null` for the machine itself. */
  readonly operator?: { readonly id: string | null; readonly name: string }
}

/** Time for which a conflicting transaction is retried. */
const retryMilliseconds = 10_000
const maxPauseMilliseconds = 250

/**
 * Runs `work` in a transaction. A transaction that conflicts with another is retried for 10 seconds, with growing
 * pauses of up to a quarter of a second, so `work` must have no effects outside the tenant it is given. The isolation
 * level is `read committed`, which our statements are written for, whatever the database's default. Within a
 * transaction, `work` joins it.
 */
export function withTransaction<T>(tenant: Tenant, work: (tenant: Tenant) => Promise<T>): Promise<T> {
  if (tenant.db.isTransaction) return work(tenant)
  return withOperation({ kind: 'transaction', party: '', name: '', merchant: tenant.code }, () => runWithRetries(tenant, work))
}

async function runWithRetries<T>(tenant: Tenant, work: (tenant: Tenant) => Promise<T>): Promise<T> {
  const transaction = tenant.db.transaction().setIsolationLevel('read committed')
  const deadline = Date.now() + retryMilliseconds
  for (let pause = 5; ; pause = Math.min(2 * pause, maxPauseMilliseconds)) {
    try {
      const afterCommitCallbacks: (() => void)[] = []
      const result = await transaction.execute((db) => work({ ...tenant, db, afterCommit: (run) => void afterCommitCallbacks.push(run) }))
      for (const run of afterCommitCallbacks) run()
      return result
    } catch (error) {
      if (Date.now() >= deadline || !isConflict(error)) throw error
      await sleep(Math.random() * pause)
    }
  }
}
