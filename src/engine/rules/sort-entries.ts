/** Ordering properties of a list entry. */
interface OrderedEntry {
  readonly order?: number
  readonly before?: string
  readonly after?: string
}

/**
 * Returns the entries of a map in display order: by `order` (default 0), then by id. An entry with `before` or `after`
 * is placed directly beside the named entry, whatever its order. Entries beside the same one keep their relative
 * order. An unknown name or a cycle is ignored: the entry is placed by its `order`.
 */
export function sortEntries<T extends OrderedEntry>(entries: Readonly<Record<string, T>>): readonly (readonly [string, T])[] {
  const byOrder = Object.entries(entries).sort(([a, x], [b, y]) => (x.order ?? 0) - (y.order ?? 0) || (a < b ? -1 : 1))
  const anchoredEntries = byOrder.filter(([id, entry]) => findAnchor(entries, id, entry) !== undefined)
  if (anchoredEntries.length === 0) return byOrder
  const unanchored = byOrder.filter((pair) => !anchoredEntries.includes(pair))
  const entriesBeside = (anchor: string, side: 'before' | 'after') =>
    anchoredEntries.filter(([, entry]) => findSide(entry) === side && (entry[side] as string) === anchor)
  const withNeighbours = (pair: readonly [string, T]): readonly (readonly [string, T])[] => [
    ...entriesBeside(pair[0], 'before').flatMap(withNeighbours),
    pair,
    ...entriesBeside(pair[0], 'after').flatMap(withNeighbours),
  ]
  return unanchored.flatMap(withNeighbours)
}

const findSide = (entry: OrderedEntry): 'before' | 'after' | undefined =>
  entry.before !== undefined ? 'before' : entry.after !== undefined ? 'after' : undefined

/**
 * Returns the id of the neighbouring entry if following the references ends at an entry that is placed by its order.
 */
function findAnchor(entries: Readonly<Record<string, OrderedEntry>>, id: string, entry: OrderedEntry): string | undefined {
  const neighbour = entry.before ?? entry.after
  const visited = new Set([id])
  for (let next = neighbour; next !== undefined;) {
    const target = Object.hasOwn(entries, next) ? entries[next] : undefined
    if (target === undefined || visited.has(next)) return undefined
    visited.add(next)
    next = target.before ?? target.after
  }
  return neighbour
}
