import { isObject, valueAt } from '../../src/engine/compile/index.ts'

/** A value of a JSON file. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** The value with another one at these keys; `null` removes the one that is there. */
export function withValue(value: unknown, [key, ...rest]: readonly string[], change: Json): unknown {
  if (key === undefined) return change ?? undefined
  const others = Object.entries(isObject(value) ? value : {}).filter(([name]) => name !== key)
  const next = withValue(valueAt(value, [key]), rest, change)
  return Object.fromEntries(next === undefined ? others : [...others, [key, next]])
}

/** An object that holds only this, at these keys. */
export const nest = (keys: readonly string[], value: unknown): unknown =>
  keys.reduceRight<unknown>((inner, key) => Object.fromEntries([[key, inner]]), value)

/** A patch that makes `before` the value: `null` where it lacks what `before` has. */
export function replacing(value: unknown, before: unknown): unknown {
  if (value === undefined) return null
  if (!isObject(value) || !isObject(before)) return value
  const keys = [...new Set([...Object.keys(before), ...Object.keys(value)])]
  return Object.fromEntries(keys.map((key) => [key, replacing(valueAt(value, [key]), valueAt(before, [key]))]))
}
