import { planRoots, planSteps, type PlanStep } from '../../../generated/plan.ts'
import type { FileKind } from '../../../generated/validate-config.js'
import { isObject } from '../read/pointer.ts'

/**
 * Returns a content without the entries of ordered lists that are identical (`===`) to those of `before`, which is
 * valid. The validity of an entry depends only on itself. The result is small if little was changed.
 */
export function withoutUnchanged(kind: FileKind, value: unknown, before: unknown): unknown {
  const root = planRoots[kind]
  return root === undefined ? value : prune(planSteps[root] as PlanStep, value, before)
}

function prune(step: PlanStep, value: unknown, before: unknown): unknown {
  if (!isObject(value) || !isObject(before)) return value
  if (value === before) return step.o === true ? {} : value
  const result: Record<string, unknown> = {}
  const props = step.w?.[value['widget'] as string]
  for (const key in value) {
    const [current, previous] = [value[key], before[key]]
    if (current === previous && step.o === true) continue
    const next = (key === 'props' ? props : undefined) ?? step.p?.[key] ?? step.a
    result[key] = next === undefined ? current : prune(planSteps[next] as PlanStep, current, previous)
  }
  return result
}
