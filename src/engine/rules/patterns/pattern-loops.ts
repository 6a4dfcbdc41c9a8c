import { Boundless, type PatternGraph } from './pattern-graph.ts'

/** The loop that each place stands in, by its first place; places outside of loops have none. */
export type Loops = readonly (number | undefined)[]

/** Whether two places take a character in common. */
export type Meet = (a: number, b: number) => boolean

const maxTries = 40_000
const maxLoops = 24

/** Finds the loops: the places that lead back to themselves, together with all that lie on the way. */
export function findLoops({ next }: PatternGraph): Loops {
  const reach = next.map((_, from) => reachable([from], next, () => true))
  return next.map((_, place) =>
    reach[place]?.has(place) ? next.findIndex((__, other) => reach[place]?.has(other) && reach[other]?.has(place)) : undefined,
  )
}

/** Whether one text leads from a place of a loop back to it by two paths: then every round doubles the ways. */
export function isExponential({ next, doubled }: PatternGraph, loops: Loops, meet: Meet): boolean {
  const inLoop = (a: number, b: number): boolean => loops[a] !== undefined && loops[a] === loops[b]
  if (doubled.some(([a, b]) => inLoop(a, b))) return true
  const trx = next.map((others, place) => others.filter((other) => inLoop(place, other)))
  let tries = 0
  const pairs = new Map<number, readonly [number, number]>()
  const visit = (a: number, b: number): void => {
    if ((tries += 1) > maxTries) throw new Boundless()
    if (a !== b && meet(a, b)) pairs.set(Math.min(a, b) * next.length + Math.max(a, b), [a, b])
  }
  for (const options of trx) for (const a of options) for (const b of options) if (a < b) visit(a, b)
  for (const [a, b] of pairs.values())
    for (const x of trx[a] ?? [])
      for (const y of trx[b] ?? []) {
        if (x === y) return true
        visit(x, y)
      }
  return false
}

/** How many loops can follow each other on the same characters: each may take what the next could. */
export function longestChain({ next }: PatternGraph, loops: Loops, meet: Meet): number {
  const names = [...new Set(loops.filter((loop) => loop !== undefined))].sort((a, b) => b - a)
  if (names.length > maxLoops) throw new Boundless()
  const placesOf = new Map(names.map((name) => [name, [...loops.keys()].filter((place) => loops[place] === name)]))
  const chains = new Map<number, number>()
  for (const name of names) {
    const own = placesOf.get(name) ?? []
    const followers = [...chains.keys()].filter((other) => {
      const theirs = placesOf.get(other) ?? []
      const shared = (place: number): boolean =>
        loops[place] !== name && own.some((p) => meet(p, place)) && theirs.some((p) => meet(p, place))
      const reached = reachable(own, next, shared)
      return theirs.some((place) => reached.has(place))
    })
    chains.set(name, 1 + Math.max(0, ...followers.map((other) => chains.get(other) ?? 0)))
  }
  return Math.max(0, ...chains.values())
}

/** In how many ways options outside of loops can be taken on the same text, at most. */
export function optionFactor({ next, doubled }: PatternGraph, loops: Loops, meet: Meet): number {
  const factors = next.map((others, place) => {
    const ways = others.filter((other) => loops[place] === undefined || loops[other] !== loops[place])
    return Math.max(1, ...ways.map((way) => ways.filter((other) => meet(way, other)).length))
  })
  return factors.reduce((product, factor) => product * factor, 2 ** doubled.length)
}

function reachable(from: readonly number[], next: PatternGraph['next'], allowed: (place: number) => boolean): ReadonlySet<number> {
  const seen = new Set<number>()
  const waiting = [...from]
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop())
    for (const other of next[place] ?? [])
      if (!seen.has(other) && allowed(other)) {
        seen.add(other)
        waiting.push(other)
      }
  return seen
}
