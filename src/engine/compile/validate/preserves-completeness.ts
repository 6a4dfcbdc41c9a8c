import { isObject } from '../read/pointer.ts'

/**
 * Whether merging a valid patch keeps the config complete, because it only replaces values with others of the same
 * shape or adds scalars or lists at the top level. The merged result then need not be validated. False if the patch
 * removes a value, changes a widget or its props, which may then not match, adds an object, which may be incomplete, or
 * adds a value below the top level, where an object may allow only one key.
 */
export function preservesCompleteness(patch: unknown, before: unknown, isTopLevel = true): boolean {
  if (!isObject(patch) || !isObject(before)) return false
  for (const key in patch) {
    if (key === '$schema') continue
    const value = patch[key]
    if (value === null || key === 'widget' || key === 'props') return false
    if (!Object.hasOwn(before, key) && (!isTopLevel || isObject(value))) return false
    if (isObject(value) ? !preservesCompleteness(value, before[key], false) : isObject(before[key])) return false
  }
  return true
}
