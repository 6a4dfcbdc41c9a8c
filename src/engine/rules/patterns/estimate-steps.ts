import { type CharacterSets, compareSets } from './character-sets.ts'
import type { PatternNode } from './parse-pattern.ts'
import { PatternTooComplexError, graphPattern } from './pattern-graph.ts'
import { findLoops, isExponential, longestChain, optionFactor } from './pattern-loops.ts'

const longest = 255

/** Patterns that operators write take some hundred comparisons; one that needs more is assumed to be an attack. */
const maxComparisons = 40_000

/**
 * Returns an upper bound, within a small factor, for the steps that a backtracking engine takes to match the pattern
 * against a text of 255 characters; Infinity if matching is exponential. Matching is slow only if the same text can be
 * matched in many ways: by two paths inside one loop (exponential), by consecutive loops on the same characters (one
 * power each), or by options outside of loops (one factor each).
 */
export function estimateSteps(root: PatternNode, source: string): number {
  return estimate(root, compareSets(source))
}

function estimate(root: PatternNode, sets: CharacterSets): number {
  const graph = graphPattern(root)
  const loops = findLoops(graph)
  let compared = 0
  const overlaps = (a: number, b: number): boolean => {
    if ((compared += 1) > maxComparisons) throw new PatternTooComplexError()
    return sets.overlap(graph.sets[a] ?? '', graph.sets[b] ?? '')
  }
  if (isExponential(graph, loops, overlaps)) return Infinity
  const own = longest ** longestChain(graph, loops, overlaps) * optionFactor(graph, loops, overlaps)
  const { head, inner } = findLooks(root)
  const cost = (looks: readonly PatternNode[]): number => looks.reduce((sum, look) => sum + estimate(look, sets), 0)
  return own * (1 + cost(inner)) + cost(head)
}

/** Separates lookaheads at the start, which are evaluated once, from those that follow consumed characters. */
function findLooks(root: PatternNode): { head: PatternNode[]; inner: PatternNode[] } {
  const items = root.kind === 'sequence' ? root.items : [root]
  const start = items.findIndex(({ kind }) => kind !== 'look' && kind !== 'assertion')
  const until = start === -1 ? items.length : start
  return {
    head: items.slice(0, until).flatMap((item) => (item.kind === 'look' ? [item.item] : [])),
    inner: items.slice(until).flatMap(looksIn),
  }
}

function looksIn(node: PatternNode): PatternNode[] {
  if (node.kind === 'look') return [node.item]
  if (node.kind === 'repeat') return looksIn(node.item)
  if (node.kind === 'sequence') return node.items.flatMap(looksIn)
  return node.kind === 'choice' ? node.options.flatMap(looksIn) : []
}
