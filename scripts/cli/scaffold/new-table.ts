import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../command.ts'
import type { Files } from './write-files.ts'

const migrationsFolder = 'server/database/migrations'
/** The schema of the database after all migrations. */
const schemaFile = 'server/database/schema.sql'

/** A table that does not exist yet. */
export interface NewTable {
  readonly name: string
  /** Description of its rows, as a sentence. */
  readonly description: string
  /** Definitions of columns, primary keys and unique keys in SQL. */
  readonly definitions: readonly string[]
  /** Definitions of foreign keys in SQL. The migration adds them after it has distributed the table. */
  readonly foreignKeys?: readonly string[]
}

/**
 * Returns the migration that creates a table.
 * @throws CommandError if a table of that name exists
 */
export function createTableMigration(root: string, { name, description, definitions, foreignKeys = [] }: NewTable): Files {
  if (new RegExp(`create table ${name}\\b`, 'i').test(readFileSync(join(root, schemaFile), 'utf8')))
    throw new CommandError(`the table ${name} already exists: choose another name.`)
  const lastNumber = Math.max(...readdirSync(join(root, migrationsFolder)).map((file) => Number.parseInt(file, 10)))
  const file = `${String(lastNumber + 1).padStart(4, '0')}-${name.replaceAll('_', '-')}.sql`
  const comment = `comment on table ${name} is '${description.replaceAll("'", "''")}';`
  const statements = [
    `create table ${name} (\n  ${definitions.join(',\n  ')}\n);`,
    comment,
    `select distribute_by_merchant('${name}');`,
    ...foreignKeys.map((key) => `alter table ${name} add ${key};`),
  ]
  return { [`${migrationsFolder}/${file}`]: `${statements.join('\n')}\n` }
}
