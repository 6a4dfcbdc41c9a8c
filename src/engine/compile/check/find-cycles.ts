/**
 * Returns the cycles of a graph in which each node has at most one successor. Each cycle is returned once, starting
 * with its first member by name. Runs in linear time.
 */
export function findCycles(ids: readonly string[], getNext: (id: string) => string | undefined): string[][] {
  const seen = new Set<string>()
  const cycles: string[][] = []
  for (const id of ids) {
    const path = new Map<string, number>()
    let current: string | undefined = id
    for (; current !== undefined && !seen.has(current); current = getNext(current)) {
      seen.add(current)
      path.set(current, path.size)
    }
    const start = current === undefined ? undefined : path.get(current)
    if (start !== undefined) cycles.push(rotateToMin([...path.keys()].slice(start)))
  }
  return cycles
}

function rotateToMin(cycle: readonly string[]): string[] {
  const first = cycle.indexOf(cycle.reduce((min, id) => (id < min ? id : min)))
  return [...cycle.slice(first), ...cycle.slice(0, first)]
}
