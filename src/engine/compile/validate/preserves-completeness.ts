import { isObject } from '../read/pointer.ts'

/**
 * Whether merging a valid patch keeps the config complete, because it only replaces existing values. Then the merged
 * result need not be validated. False if the patch changes a widget or its props, which may not fit, or adds values
 * below the top level, which may be incomplete or exceed a limit of one.
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
