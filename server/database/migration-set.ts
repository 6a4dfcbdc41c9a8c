import { join } from 'node:path'
import { type Kysely, Migrator, sql } from 'kysely'
import { PostgresError } from './errors.ts'
import { listMigrations, readMigrations } from './read-migrations.ts'
import type { Tables } from './tables.ts'

/** Migrations of a separate set of tables, with a history apart from the platform's. */
export interface MigrationSet {
  /** Part of the name of the history table: `kysely_<name>_migration`. */
  readonly name: string
  /** The folder of the migrations. */
  readonly folder: string
}

const platformFolder = join(import.meta.dirname, 'migrations')

const historyTable = (name: string): string => `kysely_${name}_migration`

/** How the migrations of a database compare with those of this version. */
export interface MigrationState {
  /** Name of the newest migration of the platform that is applied. */
  readonly latest: string | undefined
  /** Number of migrations of this version that are not applied. */
  readonly pending: number
  /** Number of applied migrations that this version does not know. */
  readonly newer: number
}

/** Reads the history of the platform's migrations and of each set. */
export async function readMigrationState(db: Kysely<Tables>, sets: readonly MigrationSet[]): Promise<MigrationState> {
  const [own, ...others] = await Promise.all([
    compareHistory(db, 'kysely_migration', platformFolder),
    ...sets.map(({ name, folder }) => compareHistory(db, historyTable(name), folder)),
  ])
  const add = (kind: 'pending' | 'newer'): number => [own, ...others].reduce((sum, one) => sum + one[kind], 0)
  return { latest: own.latest, pending: add('pending'), newer: add('newer') }
}

async function compareHistory(db: Kysely<Tables>, table: string, folder: string): Promise<MigrationState> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  const known = listMigrations(folder)
  return {
    latest: rows.at(-1)?.name,
    pending: known.filter((name) => !applied.has(name)).length,
    newer: applied.size - known.filter((name) => applied.has(name)).length,
  }
}

/** Creates the migrators of the platform's tables and of each set, in execution order. */
export const createMigrators = (db: Kysely<never>, sets: readonly MigrationSet[]): readonly Migrator[] => [
  new Migrator({ db, provider: { getMigrations: () => readMigrations(platformFolder) } }),
  ...sets.map(
    ({ name, folder }) =>
      new Migrator({
        db,
        provider: { getMigrations: () => readMigrations(folder) },
        migrationTableName: historyTable(name),
        migrationLockTableName: `${historyTable(name)}_lock`,
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
