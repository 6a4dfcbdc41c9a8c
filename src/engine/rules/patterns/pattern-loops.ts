import { PatternTooComplexError, type PatternGraph } from './pattern-graph.ts'

/** The loop of each position, identified by its first position; `undefined` for positions outside of loops. */
export type Loops = readonly (number | undefined)[]

/** Whether the sets of two positions share a character. */
export type Overlaps = (a: number, b: number) => boolean

const maxVisits = 40_000
const maxLoops = 24

/** Finds the loops: the strongly connected components of the graph. */
export function findLoops({ next }: PatternGraph): Loops {
  const reachableFrom = next.map((_, from) => collectReachablePositions([from], next, () => true))
  return next.map((_, position) =>
    reachableFrom[position]?.has(position)
      ? next.findIndex((__, other) => reachableFrom[position]?.has(other) && reachableFrom[other]?.has(position))
      : undefined,
  )
}

/**
 * Whether one text leads from a position of a loop back to it by two paths, so that each iteration doubles the paths.
 */
export function isExponential({ next, duplicateEdges }: PatternGraph, loops: Loops, overlaps: Overlaps): boolean {
  const isInSameLoop = (a: number, b: number): boolean => loops[a] !== undefined && loops[a] === loops[b]
  if (duplicateEdges.some(([a, b]) => isInSameLoop(a, b))) return true
  const nextInLoop = next.map((others, position) => others.filter((other) => isInSameLoop(position, other)))
  let visitCount = 0
  const pairs = new Map<number, readonly [number, number]>()
  const visit = (a: number, b: number): void => {
    if ((visitCount += 1) > maxVisits) throw new PatternTooComplexError()
    if (a !== b && overlaps(a, b)) pairs.set(Math.min(a, b) * next.length + Math.max(a, b), [a, b])
  }
  for (const successors of nextInLoop) for (const a of successors) for (const b of successors) if (a < b) visit(a, b)
  for (const [a, b] of pairs.values())
    for (const x of nextInLoop[a] ?? [])
      for (const y of nextInLoop[b] ?? []) {
        if (x === y) return true
        visit(x, y)
      }
  return false
}

/** Returns the maximum number of consecutive loops that match the same characters. */
export function computeMaxLoopChainLength({ next }: PatternGraph, loops: Loops, overlaps: Overlaps): number {
  const loopIds = [...new Set(loops.filter((loop) => loop !== undefined))].sort((a, b) => b - a)
  if (loopIds.length > maxLoops) throw new PatternTooComplexError()
  const positionsByLoop = new Map(loopIds.map((loopId) => [loopId, [...loops.keys()].filter((position) => loops[position] === loopId)]))
  const chains = new Map<number, number>()
  for (const loopId of loopIds) {
    const ownPositions = positionsByLoop.get(loopId) ?? []
    const followers = [...chains.keys()].filter((other) => {
      const otherPositions = positionsByLoop.get(other) ?? []
      const isShared = (position: number): boolean =>
        loops[position] !== loopId && ownPositions.some((p) => overlaps(p, position)) && otherPositions.some((p) => overlaps(p, position))
      const reached = collectReachablePositions(ownPositions, next, isShared)
      return otherPositions.some((position) => reached.has(position))
    })
    chains.set(loopId, 1 + Math.max(0, ...followers.map((other) => chains.get(other) ?? 0)))
  }
  return Math.max(0, ...chains.values())
}

/** Returns an upper bound for the number of ways in which options outside of loops match the same text. */
export function countOptionPaths({ next, duplicateEdges }: PatternGraph, loops: Loops, overlaps: Overlaps): number {
  const factors = next.map((others, position) => {
    const exits = others.filter((other) => loops[position] === undefined || loops[other] !== loops[position])
    return Math.max(1, ...exits.map((exit) => exits.filter((other) => overlaps(exit, other)).length))
  })
  return factors.reduce((product, factor) => product * factor, 2 ** duplicateEdges.length)
}

function collectReachablePositions(
  from: readonly number[],
  next: PatternGraph['next'],
  isAllowed: (position: number) => boolean,
): ReadonlySet<number> {
  const visited = new Set<number>()
  const stack = [...from]
  for (let position = stack.pop(); position !== undefined; position = stack.pop())
    for (const other of next[position] ?? [])
      if (!visited.has(other) && isAllowed(other)) {
        visited.add(other)
        stack.push(other)
      }
  return visited
}
