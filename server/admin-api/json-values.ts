import { isObject, findValueAt } from '../../src/engine/compile/index.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Returns a copy of `value` with `change` at the given keys; `null` removes the property. */
export function setValueAt(value: unknown, [key, ...rest]: readonly string[], change: Json): unknown {
  if (key === undefined) return change ?? undefined
  const others = Object.entries(isObject(value) ? value : {}).filter(([name]) => name !== key)
  const next = setValueAt(findValueAt(value, [key]), rest, change)
  return Object.fromEntries(next === undefined ? others : [...others, [key, next]])
}

/** Returns nested objects that contain only `value`, at the given keys. */
export const nestValue = (keys: readonly string[], value: unknown): unknown =>
  keys.reduceRight<unknown>((inner, key) => Object.fromEntries([[key, inner]]), value)

/** Returns the merge patch that turns `before` into `value`, with `null` for each property that `value` lacks. */
export function createMergePatch(value: unknown, before: unknown): unknown {
  if (value === undefined) return null
  if (!isObject(value) || !isObject(before)) return value
  const keys = [...new Set([...Object.keys(before), ...Object.keys(value)])]
  return Object.fromEntries(keys.map((key) => [key, createMergePatch(findValueAt(value, [key]), findValueAt(before, [key]))]))
}
