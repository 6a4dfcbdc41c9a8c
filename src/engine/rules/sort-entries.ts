/** Ordering properties of a list entry. */
interface OrderedEntry {
  readonly order?: number
  readonly before?: string
  readonly after?: string
}

/**
 * Returns the entries of a map in display order: by `order` (default 0), then by id. An entry with `before` or `after`
 * is placed directly beside the named entry, whatever its order. Entries beside the same one keep their relative
 * order. If following the names leads to an unknown one or to a cycle, the entry is placed by its `order`.
 */
export function sortEntries<T extends OrderedEntry>(entries: Readonly<Record<string, T>>): readonly (readonly [string, T])[] {
  const entriesByOrder = Object.entries(entries).sort(
    ([idA, entryA], [idB, entryB]) => (entryA.order ?? 0) - (entryB.order ?? 0) || (idA < idB ? -1 : 1),
  )
  const anchoredEntries = entriesByOrder.filter(([id, entry]) => findAnchor(entries, id, entry) !== undefined)
  if (anchoredEntries.length === 0) return entriesByOrder
  const unanchoredEntries = entriesByOrder.filter((pair) => !anchoredEntries.includes(pair))
  const listEntriesBeside = (anchor: string, side: 'before' | 'after') =>
    anchoredEntries.filter(([, entry]) => findSide(entry) === side && (entry[side] as string) === anchor)
  const listAnchorGroup = (pair: readonly [string, T]): readonly (readonly [string, T])[] => [
    ...listEntriesBeside(pair[0], 'before').flatMap(listAnchorGroup),
    pair,
    ...listEntriesBeside(pair[0], 'after').flatMap(listAnchorGroup),
  ]
  return unanchoredEntries.flatMap(listAnchorGroup)
}

const findSide = (entry: OrderedEntry): 'before' | 'after' | undefined =>
  entry.before !== undefined ? 'before' : entry.after !== undefined ? 'after' : undefined

/**
 * Returns the id in `before` or `after` if following the references ends at an entry that is placed by its order;
 * `undefined` otherwise.
 */
function findAnchor(entries: Readonly<Record<string, OrderedEntry>>, id: string, entry: OrderedEntry): string | undefined {
  const anchor = entry.before ?? entry.after
  const visited = new Set([id])
  for (let nextId = anchor; nextId !== undefined;) {
    const target = Object.hasOwn(entries, nextId) ? entries[nextId] : undefined
    if (target === undefined || visited.has(nextId)) return undefined
    visited.add(nextId)
    nextId = target.before ?? target.after
  }
  return anchor
}
