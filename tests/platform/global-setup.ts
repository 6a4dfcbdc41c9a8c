import { generateCodeWhereStale } from '../../scripts/chores/generate-code.ts'
import { hasTestPostgres, startTestPostgres } from './test-database.ts'

/**
 * For vitest's `globalSetup`: the code that is derived from schemas, and one PostgreSQL for all files and projects of a
 * run, stopped at its end.
 */
export async function setup(): Promise<() => Promise<void>> {
  await generateCodeWhereStale()
  return hasTestPostgres() ? async () => undefined : startTestPostgres()
}
