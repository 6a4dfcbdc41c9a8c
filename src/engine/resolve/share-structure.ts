type Bag = Readonly<Record<string, unknown>>

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * Returns `next` with every part that equals the corresponding part of `previous` replaced by that part. Unchanged
 * parts keep their identity at every depth, so that comparing with `Object.is` detects exactly the changes. List
 * entries correspond by `id` or, in lists without ids, by index. Supports only plain objects and arrays; neither
 * argument is modified.
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
