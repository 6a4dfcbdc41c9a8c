import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotRun } from '../command.ts'
import type { Files } from './write-files.ts'

const folder = 'server/database/migrations'
/** What the database has after all migrations. The types of tables are derived from it. */
const dump = 'server/database/schema.sql'

/** A column by its name: its definition in SQL, and its type in rows. */
type Columns = Readonly<Record<string, readonly [definition: string, type: string]>>

/** A table that does not exist yet. */
export interface NewTable {
  readonly name: string
  /** What its rows are, as a sentence. */
  readonly about: string
  readonly columns: Columns
  /** Keys, as SQL writes them behind the columns. */
  readonly keys: readonly string[]
}

/** What follows a new migration, as a line of the steps that are printed. */
export const schemaStep = `
  npm run schema                          makes the types of its table`

/** Whether the types of tables are derived, so that a store declares none. */
export const derivesTables = (root: string): boolean => existsSync(join(root, dump))

/**
 * Returns the migration that creates a table of rows of merchants.
 * @throws CannotRun if a table of that name exists
 */
export function tableMigration(root: string, { name, about, columns, keys }: NewTable): Files {
  const migrations = readdirSync(join(root, folder))
  const sources = derivesTables(root) ? [dump] : migrations.map((file) => `${folder}/${file}`)
  const pattern = new RegExp(`create table ${name}\\b`, 'i')
  if (sources.some((file) => pattern.test(readFileSync(join(root, file), 'utf8'))))
    throw new CannotRun(`the table ${name} exists already: choose another name.`)
  const last = Math.max(...migrations.map((file) => Number.parseInt(file, 10)))
  const path = `${folder}/${String(last + 1).padStart(4, '0')}-${name.replaceAll('_', '-')}`
  const lines = [...Object.entries(columns).map(([column, [definition]]) => `${column} ${definition}`), ...keys]
  const statement = `create table ${name} (\n  ${lines.join(',\n  ')}\n)`
  if (derivesTables(root)) return { [`${path}.sql`]: `${statement};\ncomment on table ${name} is '${about.replaceAll("'", "''")}';\n` }
  return {
    [`${path}.ts`]: `import { type Kysely, sql } from 'kysely'

/** ${about} */
export const ${name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())} = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql.raw(\`${statement}\`).execute(db)
  },
}
`,
  }
}

/** Returns the statement by which a store declares the type of its table where it is not derived. */
export const tableType = (root: string, { name, columns }: NewTable): string =>
  derivesTables(root)
    ? ''
    : `declare module '../../../database/tables.ts' {
  interface Tables {
    ${name}: { ${Object.entries(columns)
      .map(([column, [, type]]) => `${column}: ${type}`)
      .join('; ')} }
  }
}

`
