import { join } from 'node:path'
import { type Kysely, Migrator, sql } from 'kysely'
import { PostgresError } from './errors.ts'
import {
  countNewerMigrations,
  createRecordTable,
  listMigrationStatus,
  type MigrationHistory,
  recordMigrations,
} from './migration-record.ts'
import { listMigrations, readMigrations } from './read-migrations.ts'
import type { Tables } from './tables.ts'

/** Migrations of a separate set of tables, with its own history table. */
export interface MigrationSet {
  /** Part of the name of the history table: `kysely_<name>_migration`. */
  readonly name: string
  /** The folder of the migrations. */
  readonly folder: string
}

const platformFolder = join(import.meta.dirname, 'migrations')

const getHistoryTable = (name: string): string => `kysely_${name}_migration`

/** The difference between the migrations of a database and those of this version. */
export interface MigrationState {
  /** Name of the newest migration of the platform that is applied. */
  readonly latest: string | undefined
  /** Number of migrations of this version that are not applied. */
  readonly pending: number
  /** Number of applied migrations that this version does not know. */
  readonly newer: number
}

/**
 * Compares the applied migrations of the platform and of each set with those of this version.
 * @throws Error if a history table does not exist
 */
export async function readMigrationState(db: Kysely<Tables>, sets: readonly MigrationSet[]): Promise<MigrationState> {
  const states = await Promise.all(listHistories(sets).map(({ table, folder }) => compareHistory(db, table, folder)))
  const countMigrations = (kind: 'pending' | 'newer'): number => states.reduce((sum, state) => sum + state[kind], 0)
  return { latest: states[0]?.latest, pending: countMigrations('pending'), newer: countMigrations('newer') }
}

async function compareHistory(db: Kysely<Tables>, table: string, folder: string): Promise<MigrationState> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  const knownNames = listMigrations(folder)
  return {
    latest: rows.at(-1)?.name,
    pending: knownNames.filter((name) => !applied.has(name)).length,
    newer: applied.size - knownNames.filter((name) => applied.has(name)).length,
  }
}

/** Returns the histories of the platform's tables and of each set, in execution order. */
export const listHistories = (sets: readonly MigrationSet[]): readonly MigrationHistory[] => [
  { table: 'kysely_migration', folder: platformFolder },
  ...sets.map(({ name, folder }) => ({ table: getHistoryTable(name), folder })),
]

const createMigrator = (db: Kysely<never>, { table, folder }: MigrationHistory): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: () => readMigrations(folder) },
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
  })

/** Creates the migrators of the platform's tables and of each set, in execution order. */
export const createMigrators = (db: Kysely<never>, sets: readonly MigrationSet[]): readonly Migrator[] =>
  listHistories(sets).map((history) => createMigrator(db, history))

/**
 * Runs the pending migrations of each history, and records the build that applies them. A history with migrations of a
 * newer version on which this version can run is not changed.
 * @throws PostgresError if the database has a migration on which this version cannot run, or if a history has unknown
 * migrations and lacks one of this version
 */
export async function runMigrations(db: Kysely<never>, sets: readonly MigrationSet[], build: string | undefined): Promise<void> {
  await createRecordTable(db)
  for (const history of listHistories(sets)) {
    if ((await countNewerMigrations(db, history)) > 0) {
      await assertNoPendingMigrations(db, history)
      continue
    }
    const { error, results = [] } = await createMigrator(db, history).migrateToLatest()
    if (error !== undefined) throw error
    const applied = results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
    await recordMigrations(db, history, applied, build)
  }
}

/**
 * Throws if a database with migrations that this version does not know lacks one of this version: the database and this
 * version come from different branches.
 */
async function assertNoPendingMigrations(db: Kysely<never>, history: MigrationHistory): Promise<void> {
  const status = await listMigrationStatus(db, history)
  const pending = status.find(({ state }) => state === 'pending')
  const newer = status.find(({ state }) => state === 'newer')
  if (pending === undefined) return
  throw new PostgresError(
    `The database has the migration ${String(newer?.name)}, which this version does not know, and lacks ${pending.name}. Start a version that has both.`,
  )
}

/** Names of applied migrations, by the table of their history. */
export type AppliedMigrations = Readonly<Record<string, readonly string[]>>

/**
 * Throws if this version cannot bring an empty database to exactly these migrations.
 * @throws PostgresError
 */
export function assertReplayable(sets: readonly MigrationSet[], applied: AppliedMigrations): void {
  const histories = new Map(listHistories(sets).map(({ table, folder }) => [table, listMigrations(folder)]))
  for (const [table, names] of Object.entries(applied)) {
    const knownNames = histories.get(table) ?? []
    const unknown = names.findLast((name) => !knownNames.includes(name))
    if (unknown !== undefined)
      throw new PostgresError(
        unknown > (knownNames.at(-1) ?? '')
          ? `The backup was made by a newer version of Livery, which has the migration ${unknown} (${table}). Restore it with that version.`
          : `The backup has the migration ${unknown} (${table}), which this version does not have. Restore it with the version that made it.`,
      )
    const missing = knownNames.slice(0, names.length).find((name) => !names.includes(name))
    if (missing !== undefined)
      throw new PostgresError(
        `The backup lacks the migration ${missing} (${table}) between others. Restore it with the version that made it.`,
      )
  }
}

/**
 * Brings an empty database to exactly these migrations.
 * @throws PostgresError if this version cannot do that
 */
export async function replayMigrations(
  db: Kysely<never>,
  sets: readonly MigrationSet[],
  applied: AppliedMigrations,
  build: string | undefined,
): Promise<void> {
  assertReplayable(sets, applied)
  await createRecordTable(db)
  for (const history of listHistories(sets)) {
    const names = applied[history.table] ?? []
    const last = names.at(-1)
    if (last === undefined) continue
    const { error } = await createMigrator(db, history).migrateTo(last)
    if (error !== undefined) throw error
    await recordMigrations(db, history, names, build)
  }
}
