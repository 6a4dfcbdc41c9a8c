import { isObject, valueAt, type JsonObject } from '../read/pointer.ts'

/** Kinds of account, of which a visitor has one. */
const kinds = ['visitor', 'player', 'agent', 'guest']
/** Choices that are tried; conditions that need more are taken for possible. */
const maxChoices = 2_000

/** Whether something can never hold because of the brand's configuration, such as a category that is off. */
export type IsImpossible = (test: string, value: unknown) => boolean

/** What the conditions taken so far leave open. */
interface Known {
  readonly kinds: readonly string[]
  /** Tests that are true or false, by their name and value. */
  readonly facts: ReadonlyMap<string, boolean>
  /** What is counted is above `low`, and not above `high`. */
  readonly counts: ReadonlyMap<string, { readonly low: number; readonly high: number }>
}

/** Whether some visitor can see what has all these conditions (`when`), which are taken as the schema has them. */
export function isSatisfiable(conditions: readonly unknown[], isImpossible: IsImpossible): boolean {
  let choices = 0
  const search = (open: readonly Claim[], known: Known): boolean => {
    const [first, ...rest] = open
    if (first === undefined || ++choices > maxChoices) return true
    if (!isObject(first.condition)) return search(rest, known)
    const { condition, holds } = first
    if (isObject(condition['not'])) return search([{ condition: condition['not'], holds: !holds }, ...rest], known)
    const conjuncts = condition[holds ? 'all' : 'any']
    if (Array.isArray(conjuncts)) return search([...conjuncts.map((part) => ({ condition: part as unknown, holds })), ...rest], known)
    const disjuncts = condition[holds ? 'any' : 'all']
    if (Array.isArray(disjuncts)) return disjuncts.some((way) => search([{ condition: way as unknown, holds }, ...rest], known))
    const next = assume(known, condition, holds, isImpossible)
    return next !== undefined && search(rest, next)
  }
  return search(
    conditions.map((condition) => ({ condition, holds: true })),
    { kinds, facts: new Map(), counts: new Map() },
  )
}

/** A condition that has to hold, or must not. */
interface Claim {
  readonly condition: unknown
  readonly holds: boolean
}

/** What is known after one more test; undefined where it contradicts what is known. */
function assume(known: Known, condition: JsonObject, holds: boolean, isImpossible: IsImpossible): Known | undefined {
  const [test = '', value] = Object.entries(condition)[0] ?? []
  if (holds && isImpossible(test, value)) return undefined
  const allowed = kindsFor(test, value)
  const left = known.kinds.filter(
    (kind) => allowed === undefined || allowed.only.includes(kind) === holds || (holds === false && !allowed.exact),
  )
  if (left.length === 0) return undefined
  if (test === 'loggedIn' || test === 'accountType') return { ...known, kinds: left }
  if (test === 'count') return assumeCount({ ...known, kinds: left }, value, holds)
  const isFlipped = test === 'toUpline' && value === false
  const name = test === 'toUpline' ? test : `${test} ${nameOf(value)}`
  const next = assumeFact({ ...known, kinds: left }, name, holds !== isFlipped)
  // A vendor that is there in a category is there.
  const code = test === 'vendor' && holds ? valueAt(value, ['code']) : undefined
  return next === undefined || code === undefined ? next : assumeFact(next, `vendor ${nameOf({ code })}`, true)
}

function assumeFact(known: Known, name: string, expected: boolean): Known | undefined {
  const before = known.facts.get(name)
  return before !== undefined && before !== expected ? undefined : { ...known, facts: new Map(known.facts).set(name, expected) }
}

function assumeCount(known: Known, value: unknown, holds: boolean): Known | undefined {
  const [of, above] = [String(valueAt(value, ['of'])), Number(valueAt(value, ['above']))]
  const { low, high } = known.counts.get(of) ?? { low: -1, high: Infinity }
  const next = holds ? { low: Math.max(low, above), high } : { low, high: Math.min(high, above) }
  return next.low >= next.high ? undefined : { ...known, counts: new Map(known.counts).set(of, next) }
}

/** A value by which it is known again, in whatever order its keys are written. */
const nameOf = (value: unknown): string =>
  JSON.stringify(isObject(value) ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)) : value)

/** The kinds of account for which a test can hold; `exact` where it holds for each of them. */
function kindsFor(test: string, value: unknown): { readonly only: readonly string[]; readonly exact: boolean } | undefined {
  const some = (only: readonly string[], exact = false) => ({ only, exact })
  const members = kinds.filter((kind) => kind !== 'visitor')
  if (test === 'loggedIn') return some(value === true ? members : ['visitor'], true)
  if (test === 'accountType') return some(Array.isArray(value) ? value.map(String) : kinds, true)
  if (test === 'toUpline' && value === true) return some(members)
  if (test === 'contract') return some(members)
  // Visitors have promotions, and nothing else that is counted.
  if (test === 'count' && valueAt(value, ['of']) !== 'promotions') return some(members)
  if (test === 'panel') return some(value === 'agent' ? ['agent'] : ['player', 'agent'])
  return undefined
}
