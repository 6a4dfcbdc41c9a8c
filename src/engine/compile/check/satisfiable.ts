import { isObject, valueAt, type JsonObject } from '../read/pointer.ts'

/** Kinds of account. Each visitor has exactly one. */
const kinds = ['visitor', 'player', 'agent', 'guest']
/** Maximum number of branches to explore. Conditions that need more are considered satisfiable. */
const maxChoices = 2_000

/** Whether a test can never hold because of the brand's config, such as a disabled category. */
export type IsImpossible = (test: string, value: unknown) => boolean

/** The constraints of the conditions assumed so far. */
interface Known {
  readonly kinds: readonly string[]
  /** Tests that are known to be true or false, by their name and value. */
  readonly facts: ReadonlyMap<string, boolean>
  /** Each count is greater than `low` and at most `high`. */
  readonly counts: ReadonlyMap<string, { readonly low: number; readonly high: number }>
}

/** Whether all these conditions (`when`) can hold for some visitor. They must conform to the schema. */
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

/** A condition that must hold, or must not. */
interface Claim {
  readonly condition: unknown
  readonly holds: boolean
}

/** Adds one test to the constraints; `undefined` if it contradicts them. */
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
  // A vendor that is offered in a category is offered.
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

/** A canonical name of a value, independent of the order of its keys. */
const nameOf = (value: unknown): string =>
  JSON.stringify(isObject(value) ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)) : value)

/** The kinds of account for which a test can hold. With `exact`, it holds for all of them and no others. */
function kindsFor(test: string, value: unknown): { readonly only: readonly string[]; readonly exact: boolean } | undefined {
  const some = (only: readonly string[], exact = false) => ({ only, exact })
  const members = kinds.filter((kind) => kind !== 'visitor')
  if (test === 'loggedIn') return some(value === true ? members : ['visitor'], true)
  if (test === 'accountType') return some(Array.isArray(value) ? value.map(String) : kinds, true)
  if (test === 'toUpline' && value === true) return some(members)
  if (test === 'contract') return some(members)
  // The only count that visitors have is that of promotions.
  if (test === 'count' && valueAt(value, ['of']) !== 'promotions') return some(members)
  if (test === 'panel') return some(value === 'agent' ? ['agent'] : ['player', 'agent'])
  return undefined
}
