import { defineRule } from '../define-rule.ts'
import type { Content } from '../../contents.ts'
import { locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { getReferencedNames } from '../referenced-names.ts'
import { findNearestName } from '../../explain/nearest-name.ts'
import { escapePointerToken, isObject, findValueAt, type JsonObject } from '../../read/pointer.ts'
import { getTargetNames, targets, type Target } from '../targets.ts'

/**
 * Kinds of entries to check. All but vendors are shown only if something refers to them; a new vendor without
 * references is reported only if its name is similar to an inherited vendor's.
 */
const checkedKinds = ['page', 'area', 'layout', 'overlay', 'partner', 'vendor']

/**
 * Reports the merchant's own entries that nothing refers to, so that they are never shown. Warnings, only for merchants
 * without errors.
 */
export const rule = defineRule({
  stage: 'no-effect',
  codes: {
    'unused-entry': {
      severity: 'warning',
      about: 'Nothing refers to a page, layout, area, overlay, partner page or vendor of the brand.',
      remedy: 'Use it, or remove it.',
    },
  },
  check: lintUnused,
})

function lintUnused(draft: Draft): readonly LocatedFinding[] {
  const { parent } = draft
  if (parent === undefined) return []
  return checkedKinds.flatMap((kind) => {
    const target = targets[kind]
    const inheritedEntries = target && findValueAt(parent, target.steps)
    if (target === undefined || !isObject(inheritedEntries)) return []
    const entries = getTargetNames(draft, target)
    if (entries === inheritedEntries) return []
    const newNames = Object.keys(entries).filter((name) => !Object.hasOwn(inheritedEntries, name))
    if (newNames.length === 0) return []
    const otherContents = draft.getContents().filter(({ pointer }) => !target.pointer.startsWith(`${pointer}/`) || kind !== 'vendor')
    const referencedNames = new Set(
      otherContents.flatMap((content: Content) => [...(getReferencedNames(content.kind, content.value).get(kind) ?? [])]),
    )
    const unusedNames = newNames.filter(
      (name) => !referencedNames.has(name) && (kind !== 'vendor' || findNearestName(name, Object.keys(inheritedEntries)) !== undefined),
    )
    return unusedNames.map((name) => report(draft, target, name, inheritedEntries))
  })
}

function report(draft: Draft, { pointer, noun }: Target, name: string, inheritedEntries: JsonObject): LocatedFinding {
  const suggestion = findNearestName(name, Object.keys(inheritedEntries))
  return locate(draft, `${pointer}/${escapePointerToken(name)}`, {
    code: 'unused-entry',
    at: 'key',
    message: `Nothing leads to the ${noun} "${name}".`,
    found: name,
    ...(suggestion === undefined ? {} : { suggestion }),
    remedy: suggestion === undefined ? 'Use it, or remove it.' : `Write "${suggestion}", or use it.`,
  })
}
