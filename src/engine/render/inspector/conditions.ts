import type { Condition } from '../../../generated/config.ts'
import type { Facts, Flag } from '../../contract/facts.ts'
import type { Site, SiteConfig } from '../../contract/site.ts'
import { planCategories } from '../../resolve/categories.ts'
import { buildConditionContext } from '../../resolve/build-condition-context.ts'
import { evaluateCondition, type ConditionResult } from '../../resolve/evaluate-condition.ts'

/** A condition that applies to a node or entry, and its result. */
export interface EvaluatedCondition extends ConditionResult {
  /** JSON Pointer of the object that has the condition: the node or entry itself, or one that contains it. */
  readonly pointer: string
  readonly condition: Condition
}

/** Evaluates every condition that affects whether the object at `pointer` is shown, the outermost first. */
export function evaluateConditionsAt(config: SiteConfig, facts: Facts, site: Site, pointer: string): readonly EvaluatedCondition[] {
  const context = buildConditionContext(config, facts, site.visitor, planCategories(config))
  return listConditionsAt(config, pointer).map((entry) => ({ ...entry, ...evaluateCondition(entry.condition, context) }))
}

function listConditionsAt(config: object, pointer: string): readonly Pick<EvaluatedCondition, 'pointer' | 'condition'>[] {
  const conditions: Pick<EvaluatedCondition, 'pointer' | 'condition'>[] = []
  let value: unknown = config
  let currentPointer = ''
  for (const step of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) break
    value = (value as Readonly<Record<string, unknown>>)[step]
    currentPointer += `/${step}`
    const condition = (value as { readonly when?: Condition } | null)?.when
    if (typeof condition === 'object') conditions.push({ pointer: currentPointer, condition })
  }
  return conditions
}

/** Returns the flags that a condition tests, without duplicates. */
export function listFlags(condition: Condition | undefined): readonly Flag[] {
  if (condition === undefined) return []
  const { flag, all = [], any = [], not } = condition
  const innerFlags = [...all, ...any, ...(not === undefined ? [] : [not])].flatMap(listFlags)
  return [...new Set([...(flag === undefined ? [] : [flag]), ...innerFlags])]
}
