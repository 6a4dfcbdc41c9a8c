import { formatCount } from '../../src/engine/rules/format-count.ts'
import type { SchemaMistake } from './check-schemas.ts'

/**
 * Thrown if schemas are invalid; nothing is derived from them. The message has one line per mistake: file, line,
 * column, and description.
 */
export class SchemaError extends Error {
  constructor(mistakes: readonly SchemaMistake[]) {
    const count = formatCount(mistakes.length, 'mistake')
    super(
      [
        ...mistakes.map(({ file, line, column, message }) => `${file}:${String(line)}:${String(column)}  ${message}`),
        `${count} in schemas/.`,
      ].join('\n'),
    )
  }
}
