import { isObject } from './pointer.ts'

/**
 * Whether a part, which is good as a part, leaves what it is laid over as whole as it was: it only says anew what is said there. Then the
 * whole need not be looked at. A widget, or its settings, may not fit what is there, and what is new may lack something.
 */
export function keepsWhole(part: unknown, before: unknown): boolean {
  if (!isObject(part) || !isObject(before)) return false
  for (const key in part) {
    if (key === '$schema') continue
    const value = part[key]
    if (value === null || key === 'widget' || key === 'props' || !Object.hasOwn(before, key)) return false
    if (isObject(value) ? !keepsWhole(value, before[key]) : isObject(before[key])) return false
  }
  return true
}
