import type { Condition } from '../../generated/config.ts'
import type { Hidden } from '../contract/site.ts'
import { hides } from './hides.ts'
import type { Known } from './known.ts'
import { placeEntries } from './place-entries.ts'

interface ListEntry {
  readonly order: number
  readonly before?: string
  readonly after?: string
  readonly when?: Condition
}

/**
 * The props of a widget, with each list in them (a map whose entries have an `order`) put in order and without the
 * entries whose condition does not hold. Props without such lists are returned as they are.
 */
export function resolveProps<P extends object>(props: P, pointer: string, known: Known, hidden: Hidden[]): P {
  const lists = Object.entries(props).filter((pair): pair is [string, Readonly<Record<string, ListEntry>>] => isList(pair[1]))
  if (lists.length === 0) return props
  const resolved = lists.map(([name, list]) => [name, Object.fromEntries(placeEntries(list).filter(([id, entry]) => !hides(entry.when, `${pointer}/${name}/${id}`, known, hidden)))] as const)
  return { ...props, ...Object.fromEntries(resolved) }
}

const isList = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0 && Object.values(value).every((entry) => typeof entry === 'object' && entry !== null && 'order' in entry)
