import { defineRule } from '../define-rule.ts'
import type { Content } from '../../contents.ts'
import { locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { getReferencedNames } from '../referenced-names.ts'
import { nearestName } from '../../explain/nearest-name.ts'
import { escapeStep, isObject, findValueAt, type JsonObject } from '../../read/pointer.ts'
import { getTargetNames, targets, type Target } from '../targets.ts'

/**
 * Kinds of entries that are shown only if something refers to them. A vendor is shown without references, so a new one
 * is reported only if its name is similar to another's.
 */
const kinds = ['page', 'area', 'layout', 'overlay', 'partner', 'vendor']

/**
 * Reports the merchant's own entries that nothing refers to, so that they are never shown. Warnings, only for merchants
 * without errors.
 */
export const rule = defineRule({
  stage: 'no-effect',
  codes: {
    'unused-entry': {
      severity: 'warning',
      about: 'Nothing leads to a page, layout, area, overlay, partner page or vendor of the brand.',
      remedy: 'Use it, or remove it.',
    },
  },
  check: lintUnused,
})

function lintUnused(draft: Draft): readonly LocatedFinding[] {
  const { parent } = draft
  if (parent === undefined) return []
  return kinds.flatMap((kind) => {
    const target = targets[kind]
    const before = target && findValueAt(parent, target.steps)
    if (target === undefined || !isObject(before)) return []
    const names = getTargetNames(draft, target)
    if (names === before) return []
    const newNames = Object.keys(names).filter((name) => !Object.hasOwn(before, name))
    if (newNames.length === 0) return []
    const others = draft.contents().filter(({ pointer }) => !target.pointer.startsWith(`${pointer}/`) || kind !== 'vendor')
    const used = new Set(others.flatMap((content: Content) => [...(getReferencedNames(content.kind, content.value).get(kind) ?? [])]))
    const unused = newNames.filter((name) => !used.has(name) && (kind !== 'vendor' || nearestName(name, Object.keys(before)) !== undefined))
    return unused.map((name) => report(draft, target, name, before))
  })
}

function report(draft: Draft, { pointer, noun }: Target, name: string, before: JsonObject): LocatedFinding {
  const suggestion = nearestName(name, Object.keys(before))
  return locate(draft, `${pointer}/${escapeStep(name)}`, {
    code: 'unused-entry',
    at: 'key',
    message: `Nothing leads to the ${noun} "${name}".`,
    found: name,
    ...(suggestion === undefined ? {} : { suggestion }),
    remedy: suggestion === undefined ? 'Use it, or remove it.' : `Write "${suggestion}", or use it.`,
  })
}
