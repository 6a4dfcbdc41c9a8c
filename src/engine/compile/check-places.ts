import { collectReferences, pointerOf } from './collect-references.ts'
import { contentsOf, locate, type Draft, type LocatedFinding } from './draft.ts'
import { escapeStep, isObject, type JsonObject } from './pointer.ts'

/** Entries of ordered lists that cannot be placed: both before and after, and circles of them. */
export function checkPlaces(draft: Draft): readonly LocatedFinding[] {
  const found: LocatedFinding[] = []
  for (const content of contentsOf(draft)) {
    if (!content.changed) continue
    collectReferences(content.kind, content.value, {
      reference: () => undefined,
      list(entries, path) {
        for (const id in entries) {
          const problem = problemOf(entries, id)
          if (problem)
            found.push(locate(draft, `${content.pointer}${pointerOf(path)}/${escapeStep(id)}`, { ...problem, at: 'key', found: id }))
        }
      },
    })
  }
  return found
}

function problemOf(entries: JsonObject, id: string): { code: string; message: string; remedy: string } | undefined {
  const entry = entries[id]
  if (!isObject(entry)) return undefined
  const { before, after } = entry
  if (typeof before === 'string' && typeof after === 'string')
    return {
      code: 'place-twice',
      message: `"${id}" stands both before "${before}" and after "${after}".`,
      remedy: 'Keep one; what a merchant below said goes away with null.',
    }
  const circle = circleFrom(entries, id)
  if (circle)
    return {
      code: 'place-circle',
      message: `These entries stand beside each other in a circle: ${circle.join(', ')}.`,
      remedy: 'Give one of them an order instead.',
    }
  return undefined
}

/** The circle that an entry is the first of, by name, so that each is told once. */
function circleFrom(entries: JsonObject, id: string): string[] | undefined {
  const seen: string[] = []
  for (let at: string | undefined = id; at !== undefined && !seen.includes(at); at = besideOf(entries[at])) {
    seen.push(at)
    if (besideOf(entries[at]) === id) return seen.every((one) => id <= one) ? [...seen, id] : undefined
  }
  return undefined
}

function besideOf(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined
  const name = entry['before'] ?? entry['after']
  return typeof name === 'string' ? name : undefined
}
