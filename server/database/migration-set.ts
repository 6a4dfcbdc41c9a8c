import { join } from 'node:path'
import { type Kysely, Migrator } from 'kysely'
import { PostgresError } from './errors.ts'
import { readMigrations } from './read-migrations.ts'

/** Migrations of a separate set of tables, with a history apart from the platform's. */
export interface MigrationSet {
  /** Part of the name of the history table: `kysely_<name>_migration`. */
  readonly name: string
  /** The folder of the migrations. */
  readonly folder: string
}

const platformFolder = join(import.meta.dirname, 'migrations')

/** Creates the migrators of the platform's tables and of each set, in execution order. */
export const createMigrators = (db: Kysely<never>, sets: readonly MigrationSet[]): readonly Migrator[] => [
  new Migrator({ db, provider: { getMigrations: () => readMigrations(platformFolder) } }),
  ...sets.map(
    ({ name, folder }) =>
      new Migrator({
        db,
        provider: { getMigrations: () => readMigrations(folder) },
        migrationTableName: `kysely_${name}_migration`,
        migrationLockTableName: `kysely_${name}_migration_lock`,
      }),
  ),
]

/**
 * Runs the pending migrations.
 * @throws PostgresError if the database has a migration that this version does not know
 */
export async function runMigrations(migrator: Migrator): Promise<void> {
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  const [, unknown] =
    /corrupted migrations: previously executed migration (\S+) is missing/.exec(error instanceof Error ? error.message : '') ?? []
  if (unknown === undefined) throw error
  const [first] = await migrator.getMigrations()
  throw new PostgresError(
    first !== undefined && unknown < first.name
      ? `The database was created by a version of the program from before ${first.name}, which replaces its migrations (${unknown} and others). Start with an empty database, or start the version that created it.`
      : `The database was brought up to date by a newer version of the program, which has the migration ${unknown}. Start that version, or restore the backup from before it.`,
    { cause: error },
  )
}
