import type { Hidden } from '../contract/site.ts'
import type { ConditionContext } from './condition-context.ts'

/**
 * What is worked out once about a part of the configuration. A part without conditions is `fixed`: it never changes.
 */
export interface Plan<T> {
  readonly fixed: boolean
  /** The part as the facts make it. What a condition hides goes to `hidden` with the reason. */
  resolve(context: ConditionContext, hidden: Hidden[]): T
}

export const fixedPlan = <T>(value: T): Plan<T> => ({ fixed: true, resolve: () => value })

/** Where nothing depends on facts, they are not needed: the part is resolved now and for good. */
export function fixedWhere<T>(fixed: boolean, resolve: Plan<T>['resolve']): Plan<T> {
  return fixed ? fixedPlan(resolve({} as ConditionContext, [])) : { fixed, resolve }
}
