import { findCycles } from './find-cycles.ts'
import { collectReferences, pointerOf, type Visitor } from './collect-references.ts'
import { latest, locate, unchangedIn, type Draft, type LocatedFinding } from '../draft.ts'
import { escapeStep, isObject } from '../read/pointer.ts'
import { maxFindings } from '../validate/validate-with.ts'

/** Entries of ordered lists that cannot be placed: both before and after, and circles of them. */
export function checkOrdering(draft: Draft): readonly LocatedFinding[] {
  if (!draft.survey().neighbours) return []
  const found: LocatedFinding[] = []
  for (const content of draft.changed) {
    const visitor: Visitor = {
      reference: () => undefined,
      list(entries, path) {
        const positioned = Object.keys(entries).filter((id) => neighbourOf(entries[id]) !== undefined)
        if (positioned.length === 0) return
        const at = `${content.pointer}${pointerOf(path)}`
        const cycles = new Map(
          findCycles(positioned, (id) => neighbourOf(entries[id]))
            .map((circle) => rotateToLatest(draft, at, circle))
            .map((circle) => [circle[0], circle]),
        )
        for (const id of positioned) {
          if (found.length >= maxFindings) return
          const problem = findProblem(entries[id], id, cycles.get(id))
          if (problem) found.push(locate(draft, `${at}/${escapeStep(id)}`, { ...problem, at: 'key', found: id }))
        }
      },
    }
    collectReferences(content.kind, content.value, visitor, unchangedIn(draft, content))
  }
  return found
}

/** A circle from the entry that the latest merchant placed. */
function rotateToLatest(draft: Draft, at: string, circle: readonly string[]): readonly string[] {
  const [first = '', ...others] = circle.map((id) => `${at}/${escapeStep(id)}`)
  const last = latest(draft, first, ...others)
  const start = circle.findIndex((id) => last === `${at}/${escapeStep(id)}`)
  return [...circle.slice(start), ...circle.slice(0, start)]
}

function findProblem(
  entry: unknown,
  id: string,
  circle: readonly string[] | undefined,
): { code: 'place-twice' | 'place-circle'; message: string; remedy: string } | undefined {
  if (!isObject(entry)) return undefined
  const { before, after } = entry
  if (typeof before === 'string' && typeof after === 'string')
    return {
      code: 'place-twice',
      message: `"${id}" stands both before "${before}" and after "${after}".`,
      remedy: 'Keep one; what the extended merchant says goes away with null.',
    }
  if (circle)
    return {
      code: 'place-circle',
      message: `These entries stand beside each other in a circle: ${[...circle, id].join(', ')}.`,
      remedy: 'Give one of them an order instead.',
    }
  return undefined
}

function neighbourOf(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined
  const name = entry['before'] ?? entry['after']
  return typeof name === 'string' ? name : undefined
}
