import { defineRule } from '../define-rule.ts'
import type { Content } from '../../contents.ts'
import { isAffectedByOmission, pickLastWritten, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { escapePointerToken, isObject, findValueAt } from '../../read/pointer.ts'
import { isSatisfiable, type IsImpossible } from '../is-satisfiable.ts'

/** A condition and its location. */
interface Condition {
  readonly pointer: string
  readonly condition: unknown
}

const kinds = new Set(['page', 'layouts', 'overlays', 'menus', 'navigation', 'games'])

/**
 * Reports conditions (`when`) that can never hold, alone or together with the enclosing conditions, so that the entry
 * is never shown. The findings are warnings.
 */
export const rule = defineRule({
  codes: {
    'never-true': {
      severity: 'warning',
      about: 'A condition ("when") can never hold, alone or together with the conditions around it. The entry is never shown.',
      remedy: 'Change one of the tests, or remove the entry.',
    },
  },
  check: lintConditions,
})

function lintConditions(draft: Draft): readonly LocatedFinding[] {
  const isImpossible = createImpossibleTest(draft)
  const findings = draft.changed.flatMap((content) => (kinds.has(content.kind) ? lintContent(draft, content, isImpossible) : []))
  // Inherited entries for a vendor or a category that this merchant has disabled are removed silently.
  return findings.filter(({ source }) => draft.sources.includes(source))
}

function lintContent(draft: Draft, { pointer, value, before }: Content, isImpossible: IsImpossible): LocatedFinding[] {
  const findings: LocatedFinding[] = []
  const walk = (node: unknown, inheritedNode: unknown, nodePointer: string, enclosing: readonly Condition[]): void => {
    if (!isObject(node) || (node === inheritedNode && enclosing.length === 0)) return
    const ownCondition =
      isObject(node['when']) && !isAffectedByOmission(draft, `${nodePointer}/when`)
        ? { pointer: `${nodePointer}/when`, condition: node['when'] }
        : undefined
    const conditions = ownCondition === undefined ? enclosing : [...enclosing, ownCondition]
    if (ownCondition !== undefined && !isPossible(conditions, isImpossible)) {
      findings.push(createNeverTrueFinding(draft, ownCondition, enclosing, isImpossible))
      return
    }
    for (const key in node)
      if (key !== 'when')
        walk(node[key], isObject(inheritedNode) ? inheritedNode[key] : undefined, `${nodePointer}/${escapePointerToken(key)}`, conditions)
  }
  walk(value, before, pointer, [])
  return findings
}

const isPossible = (conditions: readonly Condition[], isImpossible: IsImpossible): boolean =>
  isSatisfiable(
    conditions.map(({ condition }) => condition),
    isImpossible,
  )

/**
 * Returns a predicate for tests that can never hold in this brand: those for a disabled category or vendor, or for a
 * member or agent centre that the brand does not have.
 */
function createImpossibleTest({ config }: Draft): IsImpossible {
  const isCategoryDisabled = (category: unknown): boolean =>
    typeof category === 'string' && findValueAt(config, ['games', 'categories', category, 'enabled']) === false
  const isVendorDisabled = (code: unknown): boolean =>
    typeof code === 'string' && findValueAt(config, ['platform', 'vendors', code, 'enabled']) === false
  return (test, value) => {
    if (test === 'category') return isCategoryDisabled(value)
    if (test === 'vendor') return isCategoryDisabled(findValueAt(value, ['in'])) || isVendorDisabled(findValueAt(value, ['code']))
    return test === 'panel' && typeof value === 'string' && findValueAt(config, ['menus', value, 'allowed']) === false
  }
}

function createNeverTrueFinding(
  draft: Draft,
  ownCondition: Condition,
  enclosing: readonly Condition[],
  isImpossible: IsImpossible,
): LocatedFinding {
  const isImpossibleAlone = !isPossible([ownCondition], isImpossible)
  const isDisabled = isImpossibleAlone && isPossible([ownCondition], () => false)
  const outerCondition = enclosing.toReversed().find((enclosingCondition) => !isPossible([enclosingCondition, ownCondition], isImpossible))
  const name = outerCondition?.pointer.split('/').at(-2) ?? ''
  return locate(
    draft,
    isImpossibleAlone ? ownCondition.pointer : pickLastWritten(draft, ownCondition.pointer, ...enclosing.map(({ pointer }) => pointer)),
    {
      code: 'never-true',
      at: 'key',
      message: isDisabled
        ? 'This condition can never hold: it requires something that this brand has disabled.'
        : isImpossibleAlone
          ? 'This condition can never hold: its tests contradict each other.'
          : `This condition can never hold together with ${outerCondition === undefined ? 'those around it' : `that of "${name}" around it`}.`,
      remedy: isDisabled
        ? 'Enable it ("enabled" of the category or the vendor, "allowed" of the centre), or remove the entry.'
        : 'Change one of the tests, or remove the entry.',
    },
  )
}
