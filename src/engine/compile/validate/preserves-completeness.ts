import { isObject } from '../read/pointer.ts'

/**
 * Whether a valid part keeps the config that it is merged into complete, because it only replaces existing values. Then
 * the merged result need not be validated. False if the part changes a widget or its props, which may not fit, or adds
 * values below the top level, which may be incomplete or exceed a limit of one.
 */
export function preservesCompleteness(part: unknown, before: unknown, isTopLevel = true): boolean {
  if (!isObject(part) || !isObject(before)) return false
  for (const key in part) {
    if (key === '$schema') continue
    const value = part[key]
    if (value === null || key === 'widget' || key === 'props') return false
    if (!Object.hasOwn(before, key) && (!isTopLevel || isObject(value))) return false
    if (isObject(value) ? !preservesCompleteness(value, before[key], false) : isObject(before[key])) return false
  }
  return true
}
