import { type CharacterSets, createCharacterSets } from './character-sets.ts'
import type { PatternNode } from './parse-pattern.ts'
import { PatternTooComplexError, buildPatternGraph } from './pattern-graph.ts'
import { findLoops, isExponential, computeMaxLoopChainLength, countOptionPaths } from './pattern-loops.ts'

const maxTextLength = 255

/** Patterns that operators write take a few hundred comparisons; one that takes more than this is seen as an attack. */
const maxComparisons = 40_000

/**
 * Returns an upper bound, within a small factor, for the steps that a backtracking engine takes to match the pattern
 * against a text of 255 characters; Infinity if matching is exponential. Matching is slow only if the same text can be
 * matched in many ways: by two paths inside one loop (exponential), by consecutive loops on the same characters (one
 * power each), or by options outside of loops (one factor each).
 * @throws {@link PatternTooComplexError} if the pattern exceeds a limit of the analysis
 */
export function estimateSteps(root: PatternNode, source: string): number {
  return estimate(root, createCharacterSets(source))
}

function estimate(root: PatternNode, sets: CharacterSets): number {
  const graph = buildPatternGraph(root)
  const loops = findLoops(graph)
  let comparisons = 0
  const overlaps = (a: number, b: number): boolean => {
    if ((comparisons += 1) > maxComparisons) throw new PatternTooComplexError()
    return sets.overlap(graph.sets[a] ?? '', graph.sets[b] ?? '')
  }
  if (isExponential(graph, loops, overlaps)) return Infinity
  const stepsWithoutLookaheads =
    maxTextLength ** computeMaxLoopChainLength(graph, loops, overlaps) * countOptionPaths(graph, loops, overlaps)
  const { leading, others } = splitLookaheads(root)
  const sumSteps = (lookaheads: readonly PatternNode[]): number => lookaheads.reduce((sum, lookahead) => sum + estimate(lookahead, sets), 0)
  return stepsWithoutLookaheads * (1 + sumSteps(others)) + sumSteps(leading)
}

/** Separates lookaheads at the start, which are evaluated once, from those that follow consumed characters. */
function splitLookaheads(root: PatternNode): { leading: PatternNode[]; others: PatternNode[] } {
  const items = root.kind === 'sequence' ? root.items : [root]
  const start = items.findIndex(({ kind }) => kind !== 'lookahead' && kind !== 'assertion')
  const end = start === -1 ? items.length : start
  return {
    leading: items.slice(0, end).flatMap((item) => (item.kind === 'lookahead' ? [item.item] : [])),
    others: items.slice(end).flatMap(listLookaheads),
  }
}

function listLookaheads(node: PatternNode): PatternNode[] {
  if (node.kind === 'lookahead') return [node.item]
  if (node.kind === 'repeat') return listLookaheads(node.item)
  if (node.kind === 'sequence') return node.items.flatMap(listLookaheads)
  return node.kind === 'choice' ? node.options.flatMap(listLookaheads) : []
}
