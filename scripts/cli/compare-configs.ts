import { escapePointerToken, isObject } from '../../src/engine/compile/index.ts'

/** A leaf in which two configurations differ. Its value is `undefined` in a configuration that lacks it. */
export interface Change {
  readonly pointer: string
  readonly before: unknown
  readonly after: unknown
}

/**
 * Returns the leaves in which two configurations differ, in the order of their pointers. Lists count as leaves, as in
 * merging.
 */
export function compareConfigs(before: unknown, after: unknown, pointer = ''): Change[] {
  if (Object.is(before, after)) return []
  if (!isObject(before) || !isObject(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : listLeafChanges(before, after, pointer)
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return keys.flatMap((key) => compareConfigs(before[key], after[key], `${pointer}/${escapePointerToken(key)}`))
}

/**
 * Returns the changes at a pointer at which the values differ: one for each leaf if one value is a non-empty object
 * and the other is `undefined`, otherwise a single one.
 */
function listLeafChanges(before: unknown, after: unknown, pointer: string): Change[] {
  const existingValue = before === undefined ? after : after === undefined ? before : undefined
  if (!isObject(existingValue) || Object.keys(existingValue).length === 0) return [{ pointer, before, after }]
  return compareConfigs(before ?? {}, after ?? {}, pointer)
}
