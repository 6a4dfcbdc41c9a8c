import type { MigrationSet } from '../../server/database/migration-set.ts'

/**
 * The migrations of the demo's own tables. One that has been released is never changed: the next change is a new one.
 */
export const demoMigrations: MigrationSet = { name: 'demo', folder: import.meta.dirname }
