import { generateCodeIfStale } from '../../scripts/tools/generate-code.ts'
import { bundleServer } from '../../scripts/tools/bundle-server.ts'
import { hasTestPostgres, startTestPostgres } from './test-database.ts'

/**
 * The `globalSetup` of vitest: generates the code derived from schemas, the bundle for servers in separate processes,
 * and one PostgreSQL for all files and projects of a run, which is stopped at the end.
 */
export async function setup(): Promise<() => Promise<void>> {
  await generateCodeIfStale()
  process.env['LIVERY_TEST_SERVER'] ??= await bundleServer('server/main.ts')
  return hasTestPostgres() ? async () => undefined : startTestPostgres()
}
