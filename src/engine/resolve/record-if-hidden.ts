import type { Condition } from '../../generated/config.ts'
import type { HiddenPart } from '../contract/site.ts'
import { evaluateCondition } from './evaluate-condition.ts'
import type { ConditionContext } from './condition-context.ts'

/** Returns whether a condition hides a part of the site; if so, adds it to `hidden` with the reason. */
export function recordIfHidden(
  condition: Condition | undefined,
  pointer: string,
  context: ConditionContext,
  hidden: HiddenPart[],
): boolean {
  if (condition === undefined) return false
  const { value, reason } = evaluateCondition(condition, context)
  if (value === true) return false
  hidden.push({ pointer, condition, reason })
  return true
}
