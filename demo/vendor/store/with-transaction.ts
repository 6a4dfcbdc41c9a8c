import { setTimeout as sleep } from 'node:timers/promises'
import type { VendorStore } from './tables.ts'

const maxAttempts = 8
/** SQLSTATEs of a serialization failure and a deadlock, after which the transaction may be retried. */
const retryableCodes = new Set<unknown>(['40001', '40P01'])

/**
 * Runs `work` in a transaction. `work` may run up to eight times after conflicts, so it must use only the store that it
 * receives.
 */
export async function withTransaction<S extends VendorStore, R>(store: S, work: (store: S) => Promise<R>): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await store.db.transaction().execute((db) => work({ ...store, db }))
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (attempt === maxAttempts || !retryableCodes.has(code)) throw error
      await sleep(Math.random() * 5 * 2 ** attempt)
    }
  }
}
