import { defineRule } from '../define-rule.ts'
import { locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { findDisabled, hasDisabledTarget, type DisabledTargets } from '../../merge/omit-disabled.ts'
import { isObject, parsePointer, findValueAt } from '../../read/pointer.ts'
import { formatPointer } from '../collect-references.ts'

const linkingKinds = new Set(['page', 'layouts', 'overlays', 'menus', 'navigation'])

/**
 * Reports the merchant's own entries that show or lead to a category that it has disabled, and disabled vendors in
 * `esportsVendors`. Inherited entries are removed silently.
 */
export const rule = defineRule({
  stage: 'no-effect',
  codes: {
    'category-off': {
      severity: 'warning',
      about: 'An entry, a slide or a widget of the brand leads to or shows a category that the brand has disabled. It is never shown.',
      remedy: 'Enable the category ("enabled" in games.json), or remove the entry.',
    },
    'vendor-off': {
      severity: 'warning',
      about: 'A vendor in "esportsVendors" is disabled in the brand. It has no games that could move to ESPORTS.',
      remedy: 'Enable the vendor ("enabled" in platform.json), or remove it from "esportsVendors".',
    },
  },
  check: (draft) => [...lintEntries(draft), ...lintEsports(draft)],
})

function lintEntries(draft: Draft): readonly LocatedFinding[] {
  const disabled = findDisabled(draft.config)
  if (disabled.categories.size === 0) return []
  const findings: LocatedFinding[] = []
  const walk = (node: unknown, inheritedNode: unknown, path: readonly string[]): void => {
    if (!isObject(node) || node === inheritedNode) return
    const name = path.at(-1) ?? ''
    const effect = describeDisabledUse(node, inheritedNode, disabled)
    if (effect !== undefined) findings.push(report(draft, formatPointer(path), name, effect))
    else for (const key in node) walk(node[key], isObject(inheritedNode) ? inheritedNode[key] : undefined, [...path, key])
  }
  for (const { kind, pointer, value, before } of draft.changed) if (linkingKinds.has(kind)) walk(value, before, parsePointer(pointer))
  return findings.filter(({ source }) => draft.sources.includes(source))
}

/** How an entry uses a disabled category, as a verb phrase; `undefined` if it does not, or only inherits it. */
function describeDisabledUse(entry: object, inherited: unknown, disabled: DisabledTargets): string | undefined {
  const inheritedEntry = isObject(inherited) ? inherited : {}
  const differs = (...steps: readonly string[]): boolean => findValueAt(entry, steps) !== findValueAt(inheritedEntry, steps)
  const category = findValueAt(entry, ['props', 'category'])
  if (disabled.categories.has(category) && differs('props', 'category')) return `shows the category "${String(category)}"`
  const isOwnAction = differs('action') || (findValueAt(entry, ['action']) === undefined && differs('props', 'action'))
  return hasDisabledTarget(entry, disabled) && isOwnAction ? 'leads to a category' : undefined
}

const report = (draft: Draft, pointer: string, name: string, effect: string): LocatedFinding =>
  locate(draft, pointer, {
    code: 'category-off',
    at: 'key',
    message: `"${name}" ${effect} that this brand has disabled: it is never shown.`,
    found: name,
    remedy: 'Enable the category ("enabled" in games.json), or remove the entry.',
  })

function lintEsports(draft: Draft): readonly LocatedFinding[] {
  const { config, parent } = draft
  const path = ['games', 'esportsVendors']
  const vendorCodes = findValueAt(config, path)
  if (!Array.isArray(vendorCodes) || vendorCodes === findValueAt(parent, path)) return []
  return vendorCodes.flatMap((vendor: unknown, index): LocatedFinding[] => {
    if (findValueAt(config, ['platform', 'vendors', String(vendor), 'enabled']) !== false) return []
    const finding = {
      code: 'vendor-off',
      at: 'value',
      message: `The vendor "${String(vendor)}" is disabled in platform.json: it has no games that could move to ESPORTS.`,
      found: String(vendor),
      remedy: 'Enable it ("enabled" in platform.json), or remove it from "esportsVendors".',
    } as const
    return [locate(draft, `${formatPointer(path)}/${String(index)}`, finding)]
  })
}
