import type { FieldPath, Path } from './relation.ts'

/** A field of an object with its path and value. */
export interface Field extends FieldPath {
  readonly value: unknown
}

/** The object that a relation applies to, and the configuration that contains it. */
export interface RelationScope {
  readonly object: unknown
  readonly root: unknown
  readonly defaults?: Readonly<Record<Path, number | string>>
}

/** Returns the fields that a path selects; a missing field is included only if it has a default. */
export function selectFields({ object, root, defaults }: RelationScope, path: Path): readonly Field[] {
  const isAbsolute = path.startsWith('/')
  const fields = descend(isAbsolute ? root : object, splitPath(path), []).map((field) => ({ ...field, isAbsolute }))
  const value = defaults?.[path]
  return fields.length === 0 && value !== undefined ? [{ steps: splitPath(path), isAbsolute, part: 'value', value }] : fields
}

const splitPath = (path: Path): readonly string[] => path.split('/').filter((step) => step !== '')

function descend(value: unknown, [step, ...rest]: readonly string[], steps: readonly string[]): readonly Omit<Field, 'isAbsolute'>[] {
  if (step === undefined) return value === undefined || value === null ? [] : [{ steps, part: 'value', value }]
  if (typeof value !== 'object' || value === null) return []
  if (step === '$key') return Object.keys(value).map((key) => ({ steps: [...steps, key], part: 'key', value: key }))
  if (step === '*') return Object.entries(value).flatMap(([key, child]) => descend(child, rest, [...steps, key]))
  return Object.hasOwn(value, step) ? descend((value as Readonly<Record<string, unknown>>)[step], rest, [...steps, step]) : []
}

/**
 * Converts a value to an integer with the same order: a number or decimal string in units of 10⁻⁸, a time of day in
 * minutes, an ISO date or timestamp in milliseconds. Returns `undefined` for anything else.
 */
export function toComparable(value: unknown): bigint | undefined {
  if (typeof value === 'number') return BigInt(Math.round(value * scale))
  if (typeof value !== 'string') return undefined
  const [, integerPart, fraction = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(value) ?? []
  if (integerPart !== undefined) return BigInt(integerPart + fraction.slice(0, fractionDigits).padEnd(fractionDigits, '0'))
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(value) ?? []
  if (hour !== undefined) return BigInt(Number(hour) * 60 + Number(minute))
  const time = /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : NaN
  return Number.isNaN(time) ? undefined : BigInt(time)
}

const fractionDigits = 8
const scale = 10 ** fractionDigits
