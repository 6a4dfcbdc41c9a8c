import { hasTestPostgres, startTestPostgres } from '../platform/test-database.ts'

/**
 * Starts PostgreSQL unless `run.ts` has. Derived code is not generated here: the sandbox has a copy of it, and its
 * sources are instrumented.
 */
export const setup = async (): Promise<() => Promise<void>> => (hasTestPostgres() ? async () => undefined : startTestPostgres())
