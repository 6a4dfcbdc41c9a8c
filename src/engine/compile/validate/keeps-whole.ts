import { isObject } from '../read/pointer.ts'

/**
 * Whether a part, which is good as a part, leaves what it is laid over as whole as it was: it only says anew what is
 * said there. Then the whole need not be looked at. A widget, or its settings, may not fit what is there; what is new
 * may lack something, or be one thing too many where there may be one only, which is never so at the top of a file.
 */
export function keepsWhole(part: unknown, before: unknown, atTop = true): boolean {
  if (!isObject(part) || !isObject(before)) return false
  for (const key in part) {
    if (key === '$schema') continue
    const value = part[key]
    if (value === null || key === 'widget' || key === 'props') return false
    if (!Object.hasOwn(before, key) && (!atTop || isObject(value))) return false
    if (isObject(value) ? !keepsWhole(value, before[key], false) : isObject(before[key])) return false
  }
  return true
}
