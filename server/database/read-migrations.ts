import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Reads the migrations of a folder. Returns them by name, which is the file name without extension; they run in the
 * order of their names. A migration is an SQL file, a folder of SQL files that run in the order of their names, or a
 * module that exports one migration. A released migration is never changed: later changes are new migrations.
 * @throws Error if a module does not export exactly one migration
 */
export async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const migrations = listEntries(folder).map(async (entry): Promise<readonly [string, Migration]> => {
    const { name, ext } = parse(entry.name)
    const path = join(folder, entry.name)
    return [name, ext === '.ts' ? await importMigration(path) : createSqlMigration(entry.isDirectory() ? listFiles(path) : [path])]
  })
  return Object.fromEntries(await Promise.all(migrations))
}

/** Lists the names of a folder's migrations, in the order in which they run. */
export const listMigrations = (folder: string): readonly string[] =>
  listEntries(folder)
    .map(({ name }) => parse(name).name)
    .toSorted()

/** Returns the files of a migration, by its name, in the order in which they run. */
export function listMigrationFiles(folder: string, name: string): readonly string[] {
  const migrationEntry = listEntries(folder).find((entry) => parse(entry.name).name === name)
  if (migrationEntry === undefined) return []
  const path = join(folder, migrationEntry.name)
  return migrationEntry.isDirectory() ? listFiles(path) : [path]
}

const listEntries = (folder: string): readonly Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !/^index\.|\.test\.ts$/.test(name))

const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name))

const createSqlMigration = (files: readonly string[]): Migration => ({
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const file of files) await sql.raw(readFileSync(file, 'utf8')).execute(db)
  },
})

async function importMigration(path: string): Promise<Migration> {
  const module = (await import(pathToFileURL(path).href)) as Readonly<Record<string, Migration>>
  const [migration, ...others] = Object.values(module)
  if (typeof migration?.up !== 'function' || others.length > 0) throw new Error(`${path} must export exactly one migration.`)
  return migration
}
