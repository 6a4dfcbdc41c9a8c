/** Freezes a value deeply. Frozen values are skipped, so that values shared between merchants are frozen once. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const key in value) freeze(value[key])
  return Object.freeze(value)
}

/**
 * A deep-frozen record whose values are created on access. Each value is cached as long as it is referenced elsewhere,
 * and created again after that.
 */
export function weakRecord<T extends object>(keys: Iterable<string>, make: (key: string) => T): Readonly<Record<string, T>> {
  const made = new Map<string, WeakRef<T>>()
  const read = (key: string): T => {
    const known = made.get(key)?.deref()
    if (known) return known
    const value = freeze(make(key))
    made.set(key, new WeakRef(value))
    return value
  }
  const record: Record<string, T> = {}
  for (const key of keys) Object.defineProperty(record, key, { enumerable: true, get: () => read(key) })
  return Object.freeze(record)
}
