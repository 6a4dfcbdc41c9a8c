import type { MigrationSet } from '../../server/database/migration-set.ts'
import { createTables } from './0001-tables.ts'

/** The migrations of the demo's own tables. One that stands is never changed: the next change is a new one. */
export const demoMigrations: MigrationSet = { name: 'demo', migrations: { '0001-tables': createTables } }
