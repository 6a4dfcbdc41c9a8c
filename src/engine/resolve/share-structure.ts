type Bag = Readonly<Record<string, unknown>>

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * `next`, with every part of it that equals the same part of `previous` replaced by that part.
 * What did not change keeps its identity, at every depth, so that whoever compares by `Object.is` sees only what did change.
 * Plain objects and arrays only; neither argument is changed.
 */
export function shareStructure<T>(previous: unknown, next: T): T {
  if (Object.is(previous, next)) return next
  if (Array.isArray(previous) && Array.isArray(next)) return shareArray(previous, next) as T
  if (isBag(previous) && isBag(next)) return shareBag(previous, next) as T
  return next
}

function shareArray(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  let same = previous.length === next.length
  const shared = next.map((value, index) => {
    const part = shareStructure(previous[index], value)
    same &&= Object.is(part, previous[index])
    return part
  })
  return same ? previous : shared
}

function shareBag(previous: Bag, next: Bag): Bag {
  const keys = Object.keys(next)
  let same = keys.length === Object.keys(previous).length
  const shared: Record<string, unknown> = {}
  for (const key of keys) {
    const part = shareStructure(previous[key], next[key])
    same &&= Object.is(part, previous[key]) && Object.hasOwn(previous, key)
    shared[key] = part
  }
  return same ? previous : shared
}
