/** A value of a JSON file. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

type JsonRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null && !Array.isArray(value)

const own = (value: unknown, key: string): unknown => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined)

/** What stands at these keys; `undefined` where nothing does. */
export const at = (value: unknown, keys: readonly string[]): unknown => keys.reduce<unknown>(own, value)

/** The value with another one at these keys; `null` removes what stands there. */
export function withValue(value: unknown, [key, ...rest]: readonly string[], change: Json): unknown {
  if (key === undefined) return change ?? undefined
  const others = Object.entries(isRecord(value) ? value : {}).filter(([name]) => name !== key)
  const next = withValue(own(value, key), rest, change)
  return Object.fromEntries(next === undefined ? others : [...others, [key, next]])
}

/** An object that holds only this, at these keys. */
export const nest = (keys: readonly string[], value: unknown): unknown =>
  keys.reduceRight<unknown>((inner, key) => Object.fromEntries([[key, inner]]), value)

/** A patch that makes `before` the value: `null` where it lacks what `before` has. */
export function replacing(value: unknown, before: unknown): unknown {
  if (value === undefined) return null
  if (!isRecord(value) || !isRecord(before)) return value
  const keys = [...new Set([...Object.keys(before), ...Object.keys(value)])]
  return Object.fromEntries(keys.map((key) => [key, replacing(own(value, key), own(before, key))]))
}
