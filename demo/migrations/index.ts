import type { MigrationSet } from '../../server/database/migration-set.ts'

/** The migrations of the demo's own tables. A released migration is never changed: each change adds a new one. */
export const demoMigrations: MigrationSet = { name: 'demo', folder: import.meta.dirname }
