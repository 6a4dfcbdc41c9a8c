import { findCycles } from './find-cycles.ts'
import { collectReferences, formatPointer, type Visitor } from './collect-references.ts'
import { pickLastWritten, locate, findReusableInheritedValue, type Draft, type LocatedFinding } from '../draft.ts'
import { escapePointerToken, isObject } from '../read/pointer.ts'
import { maxFindings } from '../validate/collect-findings.ts'

/** Finds entries of ordered lists that cannot be positioned: entries with both `before` and `after`, and cycles. */
export function checkOrdering(draft: Draft): readonly LocatedFinding[] {
  if (!draft.getChangedReferences().hasSiblingReferences) return []
  const findings: LocatedFinding[] = []
  for (const content of draft.changed) {
    const visitor: Visitor = {
      reference: () => undefined,
      list(entries, path) {
        const positioned = Object.keys(entries).filter((id) => findSiblingReference(entries[id]) !== undefined)
        if (positioned.length === 0) return
        const listPointer = `${content.pointer}${formatPointer(path)}`
        const cycles = new Map(
          findCycles(positioned, (id) => findSiblingReference(entries[id]))
            .map((cycle) => rotateToLatest(draft, listPointer, cycle))
            .map((cycle) => [cycle[0], cycle]),
        )
        for (const id of positioned) {
          if (findings.length >= maxFindings) return
          const problem = findOrderProblem(entries[id], id, cycles.get(id))
          if (problem) findings.push(locate(draft, `${listPointer}/${escapePointerToken(id)}`, { ...problem, at: 'key', found: id }))
        }
      },
    }
    collectReferences(content.kind, content.value, visitor, findReusableInheritedValue(draft, content))
  }
  return findings
}

/** Rotates a cycle so that it starts with the entry that the last merchant of the `extends` chain positioned. */
function rotateToLatest(draft: Draft, listPointer: string, cycle: readonly string[]): readonly string[] {
  const [first = '', ...others] = cycle.map((id) => `${listPointer}/${escapePointerToken(id)}`)
  const last = pickLastWritten(draft, first, ...others)
  const start = cycle.findIndex((id) => last === `${listPointer}/${escapePointerToken(id)}`)
  return [...cycle.slice(start), ...cycle.slice(0, start)]
}

function findOrderProblem(
  entry: unknown,
  id: string,
  cycle: readonly string[] | undefined,
): { code: 'conflicting-position' | 'position-cycle'; message: string; remedy: string } | undefined {
  if (!isObject(entry)) return undefined
  const { before, after } = entry
  if (typeof before === 'string' && typeof after === 'string')
    return {
      code: 'conflicting-position',
      message: `"${id}" has both "before": "${before}" and "after": "${after}".`,
      remedy: 'Keep one. Remove an inherited one with null.',
    }
  if (cycle)
    return {
      code: 'position-cycle',
      message: `These entries are positioned in a cycle: ${[...cycle, id].join(', ')}.`,
      remedy: 'Give one of them an order instead.',
    }
  return undefined
}

function findSiblingReference(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined
  const name = entry['before'] ?? entry['after']
  return typeof name === 'string' ? name : undefined
}
