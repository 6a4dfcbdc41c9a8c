import type { SchemaMistake } from './check-schemas.ts'

/**
 * Nothing is derived from schemas with mistakes. Its message has a line for each: file, line, column, what is wrong.
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
