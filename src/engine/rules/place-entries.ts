/** Ordering properties of a list entry. */
interface Placed {
  readonly order?: number
  readonly before?: string
  readonly after?: string
}

/**
 * Returns the entries of a map in display order: by `order` (default 0), then by id. An entry with `before` or `after`
 * is placed directly beside the named entry, whatever its order. Entries that follow the same one keep their relative
 * order. An unknown name or a cycle is ignored: the entry is placed by its `order`.
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

/**
 * Returns the id of the neighbouring entry if following the references ends at an entry that is placed by its order.
 */
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
