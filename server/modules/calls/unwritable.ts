const unwritable = /\0|\p{Surrogate}/u

/**
 * Whether a value has text, at whatever depth, that no database can hold and no page can show: a NUL, or half a
 * character.
 */
export function isUnwritable(value: unknown): boolean {
  if (typeof value === 'string') return unwritable.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, part]) => unwritable.test(name) || isUnwritable(part))
}
