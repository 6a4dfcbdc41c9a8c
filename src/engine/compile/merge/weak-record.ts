/** Freezes a value deeply. Frozen values are skipped, so that values shared between merchants are frozen once. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const key in value) deepFreeze(value[key])
  return Object.freeze(value)
}

/**
 * A deep-frozen record whose values are created on access. Each value is cached as long as it is referenced elsewhere,
 * and created again after that.
 */
export function createWeakRecord<T extends object>(keys: Iterable<string>, create: (key: string) => T): Readonly<Record<string, T>> {
  const cache = new Map<string, WeakRef<T>>()
  const getValue = (key: string): T => {
    const cached = cache.get(key)?.deref()
    if (cached) return cached
    const value = deepFreeze(create(key))
    cache.set(key, new WeakRef(value))
    return value
  }
  const record: Record<string, T> = {}
  for (const key of keys) Object.defineProperty(record, key, { enumerable: true, get: () => getValue(key) })
  return Object.freeze(record)
}
