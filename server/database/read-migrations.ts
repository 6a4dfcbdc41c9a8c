import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Migration } from 'kysely'

const folder = join(import.meta.dirname, 'migrations')

/**
 * Every migration by the name of its file, which says its place in the order. One that stands is never changed: the
 * next change is a new one.
 * @throws Error where a file has not exactly one
 */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file.replace(/\.ts$/, ''), await readMigration(file)] as const)))
}

async function readMigration(file: string): Promise<Migration> {
  const module = (await import(pathToFileURL(join(folder, file)).href)) as Readonly<Record<string, Migration>>
  const [migration, ...more] = Object.values(module)
  if (typeof migration?.up !== 'function' || more.length > 0) throw new Error(`${file} has to export one migration.`)
  return migration
}
