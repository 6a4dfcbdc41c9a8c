import { generateCodeIfStale } from '../../scripts/tools/generate-code.ts'
import { bundleServer } from '../../scripts/tools/bundle-server.ts'
import { hasTestPostgres, startTestPostgres } from './test-database.ts'

/**
 * The `globalSetup` of vitest: generates the code derived from schemas, bundles the server for separate processes, and
 * starts one PostgreSQL for all files and projects of a run. Returns a function that stops PostgreSQL.
 */
export async function setup(): Promise<() => Promise<void>> {
  await generateCodeIfStale()
  process.env['LIVERY_TEST_SERVER'] ??= await bundleServer('server/main.ts')
  return hasTestPostgres() ? async () => undefined : startTestPostgres()
}
