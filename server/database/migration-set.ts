import { type Kysely, type Migration, Migrator } from 'kysely'
import { readMigrations } from './read-migrations.ts'

/** Migrations of tables that belong to a part of their own, recorded apart from those of the platform. */
export interface MigrationSet {
  /** Letters of the name of the table that records what has run: `kysely_<name>_migration`. */
  readonly name: string
  readonly migrations: Readonly<Record<string, Migration>>
}

/** Creates the migrators of the platform's tables and of each set, in the order in which they run. */
export const createMigrators = (db: Kysely<never>, sets: readonly MigrationSet[]): readonly Migrator[] => [
  new Migrator({ db, provider: { getMigrations: readMigrations } }),
  ...sets.map(
    ({ name, migrations }) =>
      new Migrator({
        db,
        provider: { getMigrations: async () => ({ ...migrations }) },
        migrationTableName: `kysely_${name}_migration`,
        migrationLockTableName: `kysely_${name}_migration_lock`,
      }),
  ),
]
