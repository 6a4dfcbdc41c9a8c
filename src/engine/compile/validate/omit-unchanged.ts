import { planRoots, planSteps, type PlanStep as TraversalStep } from '../../../generated/plan.ts'
import type { FileKind } from '../../../generated/validate-config.js'
import { findNextStep } from '../find-next-step.ts'
import { isObject } from '../read/pointer.ts'

/**
 * Returns a value without the entries of ordered lists that are identical (`===`) to those of `before`. They need not
 * be validated: `before` is valid, and the validity of an entry depends only on itself.
 */
export function omitUnchanged(kind: FileKind, value: unknown, before: unknown): unknown {
  const root = planRoots[kind]
  return root === undefined ? value : prune(planSteps[root] as TraversalStep, value, before)
}

function prune(step: TraversalStep, value: unknown, before: unknown): unknown {
  if (!isObject(value) || !isObject(before)) return value
  if (value === before) return step.isOrdered === true ? {} : value
  const result: Record<string, unknown> = {}
  for (const key in value) {
    const [current, previous] = [value[key], before[key]]
    if (current === previous && step.isOrdered === true) continue
    const next = findNextStep(step, value, key)
    result[key] = next === undefined ? current : prune(planSteps[next] as TraversalStep, current, previous)
  }
  return result
}
