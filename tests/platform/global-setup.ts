import { generateCodeWhereStale } from '../../scripts/chores/generate-code.ts'
import { bundleServer } from '../../scripts/chores/bundle-server.ts'
import { hasTestPostgres, startTestPostgres } from './test-database.ts'

/**
 * For vitest's `globalSetup`: the code that is derived from schemas, the bundle that servers in processes of their own
 * start from, and one PostgreSQL for all files and projects of a run, stopped at its end.
 */
export async function setup(): Promise<() => Promise<void>> {
  await generateCodeWhereStale()
  process.env['LIVERY_TEST_SERVER'] ??= await bundleServer('server/main.ts')
  return hasTestPostgres() ? async () => undefined : startTestPostgres()
}
