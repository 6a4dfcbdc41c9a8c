import { isObject } from '../read/pointer.ts'

/**
 * Whether merging a valid patch keeps the config complete, because it only replaces values with others of the same
 * shape or adds scalars or lists at the top level. The merged result then need not be validated. False if the patch
 * removes a value, changes a widget or its props, which may not match, or adds an object or a value below the top
 * level: the object may be incomplete, or the value one too many for an object that must have exactly one key.
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
