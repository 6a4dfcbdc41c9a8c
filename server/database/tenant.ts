import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database.ts'
import { isConflict } from './errors.ts'
import type { Browser, System } from './columns.ts'

/** Where somebody is, as far as it is kept. */
interface Whereabouts {
  readonly country: string
  readonly browser: Browser
  readonly system: System
}

/** Whose turn it is where something is done for few at once. */
interface TenantRequester {
  /** Where who asks is, as far as one visitor has it. */
  readonly address: string
  /** Aborted once they have left. */
  readonly signal: AbortSignal
}

/** One brand's part of the database. Every query goes through one, and so names its brand. */
export interface Tenant {
  /** The merchant's code. */
  readonly code: string
  readonly db: Database
  /** Where who asks is: what is opened for them says so. */
  readonly from?: Whereabouts
  /** Who asks; nobody where the platform or its operator does something by itself. */
  readonly requester?: TenantRequester
}

/** How long a transaction that conflicts with others is tried again. */
const retryMilliseconds = 10_000
const maxPauseMilliseconds = 250

/**
 * Does all of `work`, or nothing of it. What the database undid because it conflicted with another transaction is tried
 * again for 10 seconds, after growing pauses of up to a quarter of a second: `work` must touch nothing but the tenant
 * it is given. The transaction is `read committed`, which our statements are written for, whatever the database's
 * default. Within a transaction `work` is a part of that one.
 */
export async function inTransaction<T>(tenant: Tenant, work: (tenant: Tenant) => Promise<T>): Promise<T> {
  if (tenant.db.isTransaction) return work(tenant)
  const transaction = tenant.db.transaction().setIsolationLevel('read committed')
  const end = Date.now() + retryMilliseconds
  for (let pause = 5; ; pause = Math.min(2 * pause, maxPauseMilliseconds)) {
    try {
      return await transaction.execute((db) => work({ ...tenant, db }))
    } catch (error) {
      if (Date.now() >= end || !isConflict(error)) throw error
      await sleep(Math.random() * pause)
    }
  }
}
