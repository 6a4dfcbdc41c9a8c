import type { Condition } from '../../generated/config.ts'
import type { HiddenPart } from '../contract/site.ts'
import { recordIfHidden } from './record-if-hidden.ts'
import type { ConditionContext } from './condition-context.ts'
import { sortEntries } from '../rules/sort-entries.ts'
import { createFixedPlan, createPlan, type Plan } from './plan.ts'

interface ListEntry {
  readonly order: number
  readonly before?: string
  readonly after?: string
  readonly when?: Condition
}

/**
 * Plans the props of a widget. Each list in them (a map whose entries have an `order`) is sorted, and the resolved list
 * lacks the entries whose condition is not met. Props without such lists are used as they are.
 */
export function planProps<P extends object>(props: P, pointer: string): Plan<P> {
  const lists = Object.entries(props).filter((pair): pair is [string, Readonly<Record<string, ListEntry>>] => isList(pair[1]))
  if (lists.length === 0) return createFixedPlan(props)
  const orderedLists = lists.map(([name, list]) => [name, sortEntries(list)] as const)
  const resolve = (context: ConditionContext, hidden: HiddenPart[]): P => ({
    ...props,
    ...Object.fromEntries(
      orderedLists.map(([name, list]) => [
        name,
        Object.fromEntries(list.filter(([id, entry]) => !recordIfHidden(entry.when, `${pointer}/${name}/${id}`, context, hidden))),
      ]),
    ),
  })
  return createPlan(
    orderedLists.every(([, list]) => list.every(([, entry]) => entry.when === undefined)),
    resolve,
  )
}

const isList = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((entry) => typeof entry === 'object' && entry !== null && 'order' in entry)
