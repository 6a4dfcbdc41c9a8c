/**
 * The circles of a graph in which everything leads to at most one other thing: each once, from its first member by
 * name. Time is proportional to what is given.
 */
export function findCircles(ids: readonly string[], next: (id: string) => string | undefined): string[][] {
  const seen = new Set<string>()
  const circles: string[][] = []
  for (const id of ids) {
    const path = new Map<string, number>()
    let at: string | undefined = id
    for (; at !== undefined && !seen.has(at); at = next(at)) {
      seen.add(at)
      path.set(at, path.size)
    }
    const start = at === undefined ? undefined : path.get(at)
    if (start !== undefined) circles.push(fromFirst([...path.keys()].slice(start)))
  }
  return circles
}

function fromFirst(circle: readonly string[]): string[] {
  const first = circle.indexOf(circle.reduce((least, id) => (id < least ? id : least)))
  return [...circle.slice(first), ...circle.slice(0, first)]
}
