import { defineRule } from '../define-rule.ts'
import { collectReferences, formatPointer } from '../collect-references.ts'
import { locate, findReusableInheritedValue, type Draft, type LocatedFinding } from '../../draft.ts'
import { escapePointerToken, isObject } from '../../read/pointer.ts'

/**
 * Reports an `order` that a merchant writes for an entry that inherits `before` or `after`: the entry stays next to
 * that sibling, so the order has no effect. The findings are warnings.
 */
export const rule = defineRule({
  stage: 'no-effect',
  codes: {
    'unused-order': {
      severity: 'warning',
      about: '"order" has no effect because the entry inherits "before" or "after".',
      remedy: 'Remove "order", or remove the inherited "before" or "after" with null.',
    },
  },
  check: lintUnusedOrder,
})

function lintUnusedOrder(draft: Draft): readonly LocatedFinding[] {
  if (draft.parent === undefined) return []
  return draft.changed.flatMap((content) => {
    const findings: LocatedFinding[] = []
    const list = (entries: Readonly<Record<string, unknown>>, path: readonly string[]): void => {
      for (const [id, entry] of Object.entries(entries)) {
        const pointer = `${content.pointer}${formatPointer(path)}/${escapePointerToken(id)}`
        const side = isObject(entry) ? (['before', 'after'] as const).find((sideName) => typeof entry[sideName] === 'string') : undefined
        if (side !== undefined && hasOwnValue(draft, `${pointer}/order`) && !hasOwnValue(draft, `${pointer}/${side}`))
          findings.push(report(draft, pointer, id, side, String((entry as Readonly<Record<string, unknown>>)[side])))
      }
    }
    collectReferences(content.kind, content.value, { reference: () => undefined, list }, findReusableInheritedValue(draft, content))
    return findings
  })
}

/** Whether the merchant's own files contain the value at a pointer, not only an object around it. */
function hasOwnValue(draft: Draft, pointer: string): boolean {
  const location = draft.provenance.listLocations(pointer).at(-1)
  return location !== undefined && draft.sources.includes(location.source)
}

const report = (draft: Draft, pointer: string, id: string, side: 'before' | 'after', neighbour: string): LocatedFinding =>
  locate(draft, `${pointer}/order`, {
    code: 'unused-order',
    at: 'key',
    message: `"order" has no effect: "${id}" inherits ${JSON.stringify(side)}: "${neighbour}".`,
    found: id,
    remedy: `Add "${side}": null, or remove "order".`,
  })
