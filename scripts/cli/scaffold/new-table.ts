import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotRun } from '../command.ts'
import type { Files } from './write-files.ts'

const folder = 'server/database/migrations'

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

/**
 * Returns the migration that creates a table of rows of merchants.
 * @throws CannotRun if a table of that name exists
 */
export function tableMigration(root: string, { name, about, columns, keys }: NewTable): Files {
  const migrations = readdirSync(join(root, folder))
  const isTaken = migrations.some((file) => new RegExp(`create table ${name}\\b`).test(readFileSync(join(root, folder, file), 'utf8')))
  if (isTaken) throw new CannotRun(`the table ${name} exists already: choose another name.`)
  const last = Math.max(...migrations.map((file) => Number.parseInt(file, 10)))
  const file = `${String(last + 1).padStart(4, '0')}-${name.replaceAll('_', '-')}.ts`
  const lines = [...Object.entries(columns).map(([column, [definition]]) => `${column} ${definition}`), ...keys]
  return {
    [`${folder}/${file}`]: `import { type Kysely, sql } from 'kysely'

/** ${about} */
export const ${name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())} = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql.raw(\`create table ${name} (
    ${lines.join(',\n    ')}
  )\`).execute(db)
  },
}
`,
  }
}

/** Returns the statement by which a store declares the type of its table. */
export const tableType = ({ name, columns }: NewTable): string => `declare module '../../../database/tables.ts' {
  interface Tables {
    ${name}: { ${Object.entries(columns)
      .map(([column, [, type]]) => `${column}: ${type}`)
      .join('; ')} }
  }
}
`
