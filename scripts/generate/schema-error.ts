import type { SchemaMistake } from './check-schemas.ts'

/**
 * Thrown instead of deriving anything from invalid schemas. The message has one line per mistake: file, line, column,
 * and what is wrong.
 */
export class SchemaError extends Error {
  constructor(mistakes: readonly SchemaMistake[]) {
    const count = mistakes.length === 1 ? '1 mistake' : `${String(mistakes.length)} mistakes`
    super(
      [
        ...mistakes.map(({ file, line, column, message }) => `${file}:${String(line)}:${String(column)}  ${message}`),
        `${count} in schemas/.`,
      ].join('\n'),
    )
  }
}
