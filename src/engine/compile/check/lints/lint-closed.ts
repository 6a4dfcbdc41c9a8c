import { defineRule } from '../define-rule.ts'
import { locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { closedIn, linksToClosed, type Closed } from '../../merge/leave-out-closed.ts'
import { isObject, stepsOf, valueAt } from '../../read/pointer.ts'
import { pointerOf } from '../collect-references.ts'

const kinds = new Set(['page', 'layouts', 'overlays', 'menus', 'navigation'])

/**
 * Reports the merchant's own entries for a category or vendor that it has disabled. Inherited entries are removed
 * silently.
 */
export const rule = defineRule({
  stage: 'idle',
  codes: {
    'category-off': {
      severity: 'warning',
      about: 'An entry, a slide or a widget of the brand leads to a category that the brand has disabled. It is never shown.',
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
  const closed = closedIn(draft.config)
  if (closed.categories.size === 0) return []
  const found: LocatedFinding[] = []
  const walk = (here: unknown, known: unknown, at: readonly string[]): void => {
    if (!isObject(here) || here === known) return
    const name = at.at(-1) ?? ''
    const leads = ownDestination(here, known, closed)
    if (leads !== undefined) found.push(report(draft, pointerOf(at), name, leads))
    else for (const key in here) walk(here[key], isObject(known) ? known[key] : undefined, [...at, key])
  }
  for (const { kind, pointer, value, before } of draft.changed) if (kinds.has(kind)) walk(value, before, stepsOf(pointer))
  return found.filter(({ source }) => draft.sources.includes(source))
}

/** What an entry does with a disabled category, if the merchant wrote that itself; `undefined` for any other entry. */
function ownDestination(here: object, known: unknown, closed: Closed): string | undefined {
  const before = isObject(known) ? known : {}
  const differs = (...steps: readonly string[]): boolean => valueAt(here, steps) !== valueAt(before, steps)
  const category = valueAt(here, ['props', 'category'])
  if (closed.categories.has(category) && differs('props', 'category')) return `shows the category "${String(category)}"`
  const isOwn = differs('action') || (valueAt(here, ['action']) === undefined && differs('props', 'action'))
  return linksToClosed(here, closed) && isOwn ? 'leads to a category' : undefined
}

const report = (draft: Draft, pointer: string, name: string, leads: string): LocatedFinding =>
  locate(draft, pointer, {
    code: 'category-off',
    at: 'key',
    message: `"${name}" ${leads} that this brand has disabled: it is never shown.`,
    found: name,
    remedy: 'Enable the category ("enabled" in games.json), or remove the entry.',
  })

function lintEsports(draft: Draft): readonly LocatedFinding[] {
  const { config, parent } = draft
  const path = ['games', 'esportsVendors']
  const named = valueAt(config, path)
  if (!Array.isArray(named) || named === valueAt(parent, path)) return []
  return named.flatMap((vendor: unknown, index): LocatedFinding[] => {
    if (valueAt(config, ['platform', 'vendors', String(vendor), 'enabled']) !== false) return []
    const finding = {
      code: 'vendor-off',
      at: 'value',
      message: `The vendor "${String(vendor)}" is disabled in platform.json: it has no games that could move to ESPORTS.`,
      found: String(vendor),
      remedy: 'Enable it ("enabled" in platform.json), or remove it from "esportsVendors".',
    } as const
    return [locate(draft, `${pointerOf(path)}/${String(index)}`, finding)]
  })
}
