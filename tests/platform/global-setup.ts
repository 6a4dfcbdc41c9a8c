import { startTestPostgres } from './test-database.ts'

/** For vitest's `globalSetup`: one PostgreSQL for all files of a run, stopped at its end. */
export const setup = (): Promise<() => Promise<void>> => startTestPostgres()
