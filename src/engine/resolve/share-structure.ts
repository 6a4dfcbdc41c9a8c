type PlainObject = Readonly<Record<string, unknown>>

const isPlainObject = (value: unknown): value is PlainObject =>
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
  if (isPlainObject(previous) && isPlainObject(next)) return shareObject(previous, next) as T
  return next
}

function shareArray(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const previousById =
    findId(next[0]) === undefined || findId(previous[0]) === undefined
      ? undefined
      : new Map(previous.map((entry) => [findId(entry), entry]))
  let isUnchanged = previous.length === next.length
  let shared: unknown[] | undefined
  for (let i = 0; i < next.length; i += 1) {
    const part = shareStructure(previousById === undefined ? previous[i] : previousById.get(findId(next[i])), next[i])
    isUnchanged &&= Object.is(part, previous[i])
    if (!Object.is(part, next[i])) (shared ??= [...next])[i] = part
  }
  return isUnchanged ? previous : (shared ?? next)
}

const findId = (entry: unknown): unknown => (isPlainObject(entry) ? entry['id'] : undefined)

function shareObject(previous: PlainObject, next: PlainObject): PlainObject {
  const keys = Object.keys(next)
  let isUnchanged = keys.length === Object.keys(previous).length
  let shared: Record<string, unknown> | undefined
  for (const key of keys) {
    const part = shareStructure(previous[key], next[key])
    isUnchanged &&= Object.is(part, previous[key]) && Object.hasOwn(previous, key)
    if (!Object.is(part, next[key])) (shared ??= { ...next })[key] = part
  }
  return isUnchanged ? previous : (shared ?? next)
}
