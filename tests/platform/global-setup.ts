import { generateCodeIfStale } from '../../scripts/tools/generate-code.ts'
import { bundleServer } from '../../scripts/tools/bundle-server.ts'
import { hasTestPostgres, startTestPostgres } from './test-database.ts'

/**
 * The `globalSetup` of vitest: generates derived code if it is out of date, bundles the server for separate processes,
 * and starts one PostgreSQL for all files and projects of a run. Skips the bundle and PostgreSQL if the run already has
 * them. Returns a function that stops PostgreSQL if it was started here.
 */
export async function setup(): Promise<() => Promise<void>> {
  await generateCodeIfStale()
  process.env['LIVERY_TEST_SERVER'] ??= await bundleServer('server/main.ts')
  return hasTestPostgres() ? async () => undefined : startTestPostgres()
}
