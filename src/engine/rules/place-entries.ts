/** What a list entry may say about its place. */
interface Placed {
  readonly order?: number
  readonly before?: string
  readonly after?: string
}

/**
 * The entries of a map in the order in which they are shown: by `order` (none counts as 0), then by id; an entry with
 * `before` or `after` stands directly beside the entry that it names, whatever its order. Entries that follow the same
 * one keep their own order. A name that is not there, or a circle of names, leaves the entry where its order puts it.
 */
export function placeEntries<T extends Placed>(entries: Readonly<Record<string, T>>): readonly (readonly [string, T])[] {
  const byOrder = Object.entries(entries).sort(([a, x], [b, y]) => (x.order ?? 0) - (y.order ?? 0) || (a < b ? -1 : 1))
  const anchored = byOrder.filter(([id, entry]) => anchorOf(entries, id, entry) !== undefined)
  if (anchored.length === 0) return byOrder
  const placed = byOrder.filter((pair) => !anchored.includes(pair))
  const beside = (anchor: string, side: 'before' | 'after') =>
    anchored.filter(([, entry]) => sideOf(entry) === side && (entry[side] as string) === anchor)
  const withNeighbours = (pair: readonly [string, T]): readonly (readonly [string, T])[] => [
    ...beside(pair[0], 'before').flatMap(withNeighbours),
    pair,
    ...beside(pair[0], 'after').flatMap(withNeighbours),
  ]
  return placed.flatMap(withNeighbours)
}

const sideOf = (entry: Placed): 'before' | 'after' | undefined =>
  entry.before !== undefined ? 'before' : entry.after !== undefined ? 'after' : undefined

/** The id that the entry stands beside, where that leads to an entry that stands by its order. */
function anchorOf(entries: Readonly<Record<string, Placed>>, id: string, entry: Placed): string | undefined {
  const first = entry.before ?? entry.after
  const seen = new Set([id])
  for (let next = first; next !== undefined;) {
    const target = Object.hasOwn(entries, next) ? entries[next] : undefined
    if (target === undefined || seen.has(next)) return undefined
    seen.add(next)
    next = target.before ?? target.after
  }
  return first
}
