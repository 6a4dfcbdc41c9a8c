import { readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { PostgresError } from './errors.ts'
import { listMigrationFiles, listMigrations } from './read-migrations.ts'

/**
 * Table that records, besides Kysely's history, which build applied a migration and the oldest version that can run on
 * it. It has Kysely's prefix, like all tables that only the migrating role writes to.
 */
const recordTable = 'kysely_migration_record'

/** A set of migrations: the table of its history, and its folder. */
export interface MigrationHistory {
  readonly table: string
  readonly folder: string
}

/** One migration of a database or of this version. */
export interface MigrationStatus {
  readonly name: string
  /** `newer`: applied, but not known to this version. */
  readonly state: 'applied' | 'pending' | 'newer'
  /** ISO 8601; `undefined` if it is pending. */
  readonly appliedAt: string | undefined
  /** Name of the build that applied it; `undefined` if it is pending or not recorded. */
  readonly build: string | undefined
}

interface AppliedMigration {
  readonly name: string
  readonly appliedAt: string
  readonly build: string | undefined
  /** Newest migration of the oldest version that can run on the migrated tables; `undefined` if not recorded. */
  readonly compatibleFrom: string | undefined
}

/** Creates the table of migration records, as the migrating role. A lock serializes servers that start concurrently. */
export async function createRecordTable(owner: Kysely<never>): Promise<void> {
  await owner.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('livery migration record'))`.execute(db)
    await sql`
      create table if not exists ${sql.table(recordTable)} (
        history text not null,
        name text not null,
        build text,
        compatible_from text not null,
        primary key (history, name)
      )`.execute(db)
  })
}

/** Records the build that applied migrations. */
export async function recordMigrations(
  owner: Kysely<never>,
  { table, folder }: MigrationHistory,
  names: readonly string[],
  build: string | undefined,
): Promise<void> {
  for (const name of names)
    await sql`
      insert into ${sql.table(recordTable)} (history, name, build, compatible_from)
      values (${table}, ${name}, ${build ?? null}, ${readCompatibleFrom(folder, name)})
      on conflict do nothing`.execute(owner)
}

/**
 * Reads the first line of a migration, `-- compatible-from: 0085-baseline`: the newest migration of the oldest
 * version that can run on the migrated tables. Defaults to the migration itself.
 */
function readCompatibleFrom(folder: string, name: string): string {
  const [first] = listMigrationFiles(folder, name)
  const [, declared] = /^(?:--|\/\/) compatible-from: (\S+)/.exec(first === undefined ? '' : readFileSync(first, 'utf8')) ?? []
  return declared ?? name
}

/** Returns whether a table exists in the current schema. */
async function hasTable(db: Kysely<never>, name: string): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${name}) is not null as exists`.execute(db)
  return rows[0]?.exists === true
}

async function listAppliedMigrations(db: Kysely<never>, table: string): Promise<readonly AppliedMigration[]> {
  if (!(await hasTable(db, table))) return []
  const isRecorded = await hasTable(db, recordTable)
  const { rows } = await (
    isRecorded
      ? sql<{ name: string; timestamp: string; build: string | null; from: string | null }>`
        select h.name, h.timestamp, r.build, r.compatible_from as from from ${sql.table(table)} h
        left join ${sql.table(recordTable)} r on r.history = ${table} and r.name = h.name order by h.name`
      : sql<{ name: string; timestamp: string; build: null; from: null }>`
        select name, timestamp, null as build, null as from from ${sql.table(table)} order by name`
  ).execute(db)
  return rows.map(({ name, timestamp, build, from }) => ({
    name,
    appliedAt: timestamp,
    build: build ?? undefined,
    compatibleFrom: from ?? undefined,
  }))
}

/** Lists the applied migrations and those of this version, by name. */
export async function listMigrationStatus(db: Kysely<never>, { table, folder }: MigrationHistory): Promise<readonly MigrationStatus[]> {
  const knownNames = listMigrations(folder)
  const applied = await listAppliedMigrations(db, table)
  const appliedNames = new Set(applied.map(({ name }) => name))
  return [
    ...applied.map(({ name, appliedAt, build }) => ({
      name,
      state: knownNames.includes(name) ? ('applied' as const) : ('newer' as const),
      appliedAt,
      build,
    })),
    ...knownNames
      .filter((name) => !appliedNames.has(name))
      .map((name) => ({ name, state: 'pending' as const, appliedAt: undefined, build: undefined })),
  ].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * Counts the applied migrations that this version does not know.
 * @throws PostgresError if this version cannot run on one of them
 */
export async function countNewerMigrations(db: Kysely<never>, { table, folder }: MigrationHistory): Promise<number> {
  const knownNames = listMigrations(folder)
  const [first] = knownNames
  const last = knownNames.at(-1) ?? ''
  const newer = (await listAppliedMigrations(db, table)).filter(({ name }) => !knownNames.includes(name))
  const blockingMigration = newer.find(({ compatibleFrom }) => compatibleFrom === undefined || compatibleFrom > last)
  if (blockingMigration === undefined) return newer.length
  throw new PostgresError(
    first !== undefined && blockingMigration.name < first
      ? `The database was created by a version of Livery from before ${first}, which replaces its migrations (${blockingMigration.name} and others). Start with an empty database, or start the version that created it.`
      : `The database was brought up to date by a newer version of Livery, which has the migration ${blockingMigration.name}. Start that version, or restore the backup from before it.`,
  )
}
