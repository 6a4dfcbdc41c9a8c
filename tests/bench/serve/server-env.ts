import { join } from 'node:path'
import type { TestDatabase } from '../../platform/test-database.ts'

/** Secret key and demo password of the servers that benchmarks start. */
export const benchSecret = 'a-secret-of-the-benchmark-and-of-nothing-else'

/**
 * Returns the environment of a server that a benchmark starts on its own database: with the brands of the repository,
 * and the minimum cost of password hashes.
 */
export const createServerEnv = ({ urls }: Pick<TestDatabase, 'urls'>) => ({
  DATABASE_URL: urls.appUrl,
  MIGRATE_DATABASE_URL: urls.migrationUrl ?? '',
  MERCHANTS_DIR: join(import.meta.dirname, '../../../merchants'),
  SECRET_KEY: benchSecret,
  PASSWORD_COST: '19x2',
})
