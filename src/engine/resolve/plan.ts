import type { HiddenPart } from '../contract/site.ts'
import type { ConditionContext } from './condition-context.ts'

/** The precomputed form of a part of the configuration. A part without conditions is `fixed`: it never changes. */
export interface Plan<T> {
  readonly fixed: boolean
  /** Returns the part for the given facts. Adds everything that a condition hides to `hidden`, with the reason. */
  resolve(context: ConditionContext, hidden: HiddenPart[]): T
}

export const createFixedPlan = <T>(value: T): Plan<T> => ({ fixed: true, resolve: () => value })

/** Creates a plan. A fixed part is resolved immediately, because it needs no facts. */
export function createPlan<T>(fixed: boolean, resolve: Plan<T>['resolve']): Plan<T> {
  return fixed ? createFixedPlan(resolve({} as ConditionContext, [])) : { fixed, resolve }
}
