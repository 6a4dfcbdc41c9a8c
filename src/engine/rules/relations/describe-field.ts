import type { BrokenRelation, FieldPath, Path } from './relation.ts'

/** A relation that does not hold, before it is said which one. */
export type Broken = Omit<BrokenRelation, 'relation'>

/** A field as a message names it: its own name, after the entry that it belongs to where that is needed. */
export const describeField = ({ steps, root }: FieldPath): string => (root ? `"${steps.join('.')}"` : `"${steps.slice(-2).join('.')}"`)

/** A value as a file holds it. */
export const quoteValue = (value: unknown): string =>
  typeof value === 'string' && !/^[\d.:TZ-]+$/.test(value) ? JSON.stringify(value) : String(value)

/** `"a", "b" and "c"`. */
export const listNames = (paths: readonly Path[], word: 'and' | 'or'): string => {
  const names = paths.map((path) => `"${path.replaceAll('/', '.')}"`)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${String(names.at(-1))}`
}
