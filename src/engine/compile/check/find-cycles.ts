/**
 * The circles of a graph in which everything leads to at most one other thing: each once, from its first member by
 * name. Time is proportional to what is given.
 */
export function findCycles(ids: readonly string[], next: (id: string) => string | undefined): string[][] {
  const seen = new Set<string>()
  const cycles: string[][] = []
  for (const id of ids) {
    const path = new Map<string, number>()
    let at: string | undefined = id
    for (; at !== undefined && !seen.has(at); at = next(at)) {
      seen.add(at)
      path.set(at, path.size)
    }
    const start = at === undefined ? undefined : path.get(at)
    if (start !== undefined) cycles.push(rotateToMin([...path.keys()].slice(start)))
  }
  return cycles
}

function rotateToMin(circle: readonly string[]): string[] {
  const first = circle.indexOf(circle.reduce((min, id) => (id < min ? id : min)))
  return [...circle.slice(first), ...circle.slice(0, first)]
}
