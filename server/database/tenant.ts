import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database.ts'
import type { Browser, System } from './tables/sessions.ts'

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

const attempts = 8
/**
 * Two transactions met: the database undid one of them, and it may be tried again (serialization failure, deadlock).
 */
const passing = new Set<unknown>(['40001', '40P01'])

/**
 * Does all of `work`, or nothing of it. What the database asks to be tried again is tried again, up to 8 times with
 * growing pauses, so `work` must touch nothing but the tenant it is given.
 */
export async function inTransaction<T>(tenant: Tenant, work: (tenant: Tenant) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tenant.db.transaction().execute((db) => work({ ...tenant, db }))
    } catch (error) {
      if (attempt === attempts || !passing.has(codeOf(error))) throw error
      await sleep(Math.random() * 5 * 2 ** attempt)
    }
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
