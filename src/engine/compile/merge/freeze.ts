/** Freezes a value to its leaves. What is frozen already is left alone, for what merchants share is frozen once. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const key in value) freeze(value[key])
  return Object.freeze(value)
}
