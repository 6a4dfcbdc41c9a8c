import type { RelationViolation, FieldPath, Path } from './relation.ts'

/** A violation without the relation that is violated. */
export type Violation = Omit<RelationViolation, 'relation'>

/** Quotes the name of a field for a message: the full path if it is absolute, otherwise at most its last two steps. */
export const describeField = ({ steps, isAbsolute }: FieldPath): string =>
  isAbsolute ? `"${steps.join('.')}"` : `"${steps.slice(-2).join('.')}"`

/** Quotes the name of the object that contains a field, like `describeField`. */
export const describeParent = ({ steps, ...path }: FieldPath): string => describeField({ ...path, steps: steps.slice(0, -1) })

/** Formats a value for a message: text in quotes, except numbers, times and dates. */
export const quoteValue = (value: unknown): string =>
  typeof value === 'string' && !/^[\d.:TZ-]+$/.test(value) ? JSON.stringify(value) : String(value)

/** Joins the names of fields: `"a", "b" and "c"`. */
export const formatNames = (paths: readonly Path[], conjunction: 'and' | 'or'): string => {
  const names = paths.map((path) => `"${path.replaceAll('/', '.')}"`)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${conjunction} ${String(names.at(-1))}`
}
