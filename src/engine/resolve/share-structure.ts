type Bag = Readonly<Record<string, unknown>>

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * `next`, with every part of it that equals the same part of `previous` replaced by that part.
 * What did not change keeps its identity, at every depth, so that whoever compares by `Object.is` sees only what did
 * change. The same entry of a list is the one with the same `id` or, in lists without ids, at the same place. Plain
 * objects and arrays only; neither argument is changed.
 */
export function shareStructure<T>(previous: unknown, next: T): T {
  if (Object.is(previous, next)) return next
  if (Array.isArray(previous) && Array.isArray(next)) return shareArray(previous, next) as T
  if (isBag(previous) && isBag(next)) return shareBag(previous, next) as T
  return next
}

function shareArray(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const partner =
    idOf(next[0]) === undefined || idOf(previous[0]) === undefined ? undefined : new Map(previous.map((entry) => [idOf(entry), entry]))
  let same = previous.length === next.length
  let shared: unknown[] | undefined
  for (let i = 0; i < next.length; i += 1) {
    const part = shareStructure(partner === undefined ? previous[i] : partner.get(idOf(next[i])), next[i])
    same &&= Object.is(part, previous[i])
    if (!Object.is(part, next[i])) (shared ??= [...next])[i] = part
  }
  return same ? previous : (shared ?? next)
}

const idOf = (entry: unknown): unknown => (isBag(entry) ? entry['id'] : undefined)

function shareBag(previous: Bag, next: Bag): Bag {
  const keys = Object.keys(next)
  let same = keys.length === Object.keys(previous).length
  let shared: Record<string, unknown> | undefined
  for (const key of keys) {
    const part = shareStructure(previous[key], next[key])
    same &&= Object.is(part, previous[key]) && Object.hasOwn(previous, key)
    if (!Object.is(part, next[key])) (shared ??= { ...next })[key] = part
  }
  return same ? previous : (shared ?? next)
}
