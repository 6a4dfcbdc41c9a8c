import { StartupError } from '../errors.ts'

/*
 * The content of a backup, before it is compressed and encrypted, is a text that psql can read: comments with JSON for
 * Livery, and between them COPY and `setval` statements.
 *
 *   -- livery-backup {"version":1, …}
 *   copy "accounts" ("merchant","id") from stdin;
 *   …rows as PostgreSQL writes them…
 *   \.
 *   -- copied {"rows":2,"sha256":"…"}
 *   select setval('"entries_seq_seq"', 42, true);
 *   -- end {"tables":1,"rows":2}
 */

/** The backup is damaged, has another format, or cannot be used here. The message is written for the operator. */
export class BackupError extends StartupError {
  override readonly name = 'BackupError'
}

/** Creates the error for a damaged backup; `detail` is a clause. */
export const createDamageError = (detail: string, options?: ErrorOptions): BackupError =>
  new BackupError(`The backup is damaged: ${detail}. Use another one.`, options)

export const formatVersion = 1

/** Totals of the ledger. */
export interface LedgerTotals {
  readonly transfers: number
  readonly entries: number
  /** Number of transfers whose entries do not sum to zero. */
  readonly unbalanced: number
}

/** The first line of a backup. */
export interface Manifest {
  readonly version: typeof formatVersion
  /** ISO 8601. Everything that was committed before is in the backup. */
  readonly takenAt: string
  /** Mode in which the database was first started; `undefined` if it was never started. */
  readonly mode?: 'demo' | 'production' | undefined
  /** Name of the browser build of the version that wrote the backup. */
  readonly build?: string | undefined
  /** Version of PostgreSQL, such as `18.1`. */
  readonly postgres: string
  /** Names of the applied migrations, by history table. */
  readonly migrations: Readonly<Record<string, readonly string[]>>
  /** Version of the tables of the job queue. */
  readonly jobs: number
  readonly tables: readonly string[]
  readonly ledger: LedgerTotals
  /** Secrets, by the name of their file in the data folder. */
  readonly secrets: Readonly<Record<string, string>>
}

/** A table of a backup. */
export interface CopiedTable {
  /** Quoted for SQL. */
  readonly name: string
  /** Quoted names of the columns, separated by commas. */
  readonly columns: string
}

/** Number and digest of the rows of a table, recorded after them. */
export interface TableChecksum {
  readonly rows: number
  /** Digest of the rows as they are in the backup. */
  readonly sha256: string
}

/** The last line of a backup. */
export interface Totals {
  readonly tables: number
  readonly rows: number
}

/** The line that ends the rows of a table, as in psql scripts. No row has this text. */
export const endOfRows = String.raw`\.`

export const formatComment = (kind: 'livery-backup' | 'copied' | 'end', value: Manifest | TableChecksum | Totals): string =>
  `-- ${kind} ${JSON.stringify(value)}\n`

export const formatCopy = ({ name, columns }: CopiedTable): string => `copy ${name} (${columns}) from stdin;\n`

export const parseCopy = (line: string): CopiedTable | undefined => {
  const [, name, columns] = /^copy (.+?) \((.*)\) from stdin;$/.exec(line) ?? []
  return name === undefined || columns === undefined ? undefined : { name, columns }
}

/**
 * Parses a comment of the given kind; `undefined` if the line is not one.
 * @throws BackupError if its value is not a JSON object
 */
export function parseComment<T extends Manifest | TableChecksum | Totals>(kind: string, line: string | undefined): T | undefined {
  const prefix = `-- ${kind} `
  if (line?.startsWith(prefix) !== true) return undefined
  const text = line.slice(prefix.length)
  // Every JSON text that starts with a brace is an object.
  if (!text.startsWith('{')) throw createDamageError(`its line "-- ${kind}" has no object`)
  try {
    return JSON.parse(text) as T
  } catch (cause) {
    throw createDamageError(`its line "-- ${kind}" is not JSON`, { cause })
  }
}
