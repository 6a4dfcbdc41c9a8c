import { hasTestPostgres, startTestPostgres } from '../platform/test-database.ts'

/**
 * Starts PostgreSQL unless `run.ts` has started it. Does not generate code: the sandbox contains a copy of the
 * generated code, and the sources from which it is generated are instrumented.
 */
export const setup = async (): Promise<() => Promise<void>> => (hasTestPostgres() ? async () => undefined : startTestPostgres())
