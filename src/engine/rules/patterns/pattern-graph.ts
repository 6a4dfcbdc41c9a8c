import type { PatternNode } from './parse-pattern.ts'

/**
 * A pattern as a graph of positions that each consume one character (a Glushkov automaton). Position 0 is the start and
 * consumes nothing.
 */
export interface PatternGraph {
  /** The character set of each position; empty for the start. */
  readonly sets: readonly string[]
  /** The successors of each position. */
  readonly next: readonly (readonly number[])[]
  /** The edges that occur more than once, with an entry for each repetition. */
  readonly duplicateEdges: readonly (readonly [from: number, to: number])[]
}

/** Thrown for a pattern that exceeds a limit of the analysis, or may match the empty text in several ways. */
export class PatternTooComplexError extends Error {}

/** A part of the pattern that has been added to the graph. */
interface Fragment {
  /** Whether it can match the empty text. */
  readonly nullable: boolean
  /** The positions that a match can begin with, and those that it can end with. */
  readonly first: readonly number[]
  readonly last: readonly number[]
}

const maxPositions = 400
const maxEdges = 4000
const maxUnrolled = 32

/**
 * Builds the graph. Lookaheads and assertions consume no character and are skipped. Counted repetitions are treated as
 * loops, which overestimates the number of paths and never underestimates it; only a short, fixed number of repetitions
 * of one character set is unrolled.
 * @throws {@link PatternTooComplexError} if the pattern exceeds a limit, or may match the empty text in several ways
 */
export function buildPatternGraph(root: PatternNode): PatternGraph {
  const sets: string[] = ['']
  const next: number[][] = [[]]
  const duplicateEdges: (readonly [number, number])[] = []
  let edgeCount = 0
  connect([0], build(root).first)
  return { sets, next, duplicateEdges }

  function connect(from: readonly number[], to: readonly number[]): void {
    edgeCount += from.length * to.length
    if (edgeCount > maxEdges) throw new PatternTooComplexError()
    for (const a of from)
      for (const b of to)
        if (next[a]?.includes(b)) duplicateEdges.push([a, b])
        else next[a]?.push(b)
  }

  function build(node: PatternNode): Fragment {
    switch (node.kind) {
      case 'set':
        return addPosition(node.text)
      case 'sequence':
        return node.items.map(build).reduce(join, emptyFragment)
      case 'choice':
        return alternate(node.options.map(build))
      case 'repeat':
        return repeat(node.item, node.min, node.max)
      case 'assertion':
      case 'lookahead':
        return emptyFragment
    }
  }

  function addPosition(text: string): Fragment {
    if (sets.length > maxPositions) throw new PatternTooComplexError()
    const position = sets.push(text) - 1
    next.push([])
    return { nullable: false, first: [position], last: [position] }
  }

  function join(a: Fragment, b: Fragment): Fragment {
    connect(a.last, b.first)
    return {
      nullable: a.nullable && b.nullable,
      first: a.nullable ? [...a.first, ...b.first] : a.first,
      last: b.nullable ? [...b.last, ...a.last] : b.last,
    }
  }

  function alternate(fragments: readonly Fragment[]): Fragment {
    if (fragments.filter(({ nullable }) => nullable).length > 1) throw new PatternTooComplexError()
    return {
      nullable: fragments.some(({ nullable }) => nullable),
      first: fragments.flatMap(({ first }) => first),
      last: fragments.flatMap(({ last }) => last),
    }
  }

  function repeat(item: PatternNode, min: number, max: number): Fragment {
    if (max === 0) return emptyFragment
    if (item.kind === 'set' && min === max && max <= maxUnrolled)
      return Array.from({ length: max }, () => build(item)).reduce(join, emptyFragment)
    const fragment = build(item)
    if (fragment.nullable && fragment.first.length === 0) return emptyFragment
    if (fragment.nullable && max > 1) throw new PatternTooComplexError()
    if (max > 1) connect(fragment.last, fragment.first)
    return { ...fragment, nullable: fragment.nullable || min === 0 }
  }
}

const emptyFragment: Fragment = { nullable: true, first: [], last: [] }
