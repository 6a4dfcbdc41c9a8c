import { isObject, findValueAt, type JsonObject } from '../read/pointer.ts'

/** Kinds of account. Each visitor has exactly one. */
const accountKinds = ['visitor', 'player', 'agent', 'guest']
/** Maximum number of search steps. Conditions that require more are considered satisfiable. */
const maxChoices = 2_000

/** Whether a test can never hold because of the brand's config, such as a disabled category. */
export type IsImpossible = (test: string, value: unknown) => boolean

/** The constraints of the conditions assumed so far. */
interface Constraints {
  readonly kinds: readonly string[]
  /** Tests that are known to be true or false, by their name and value. */
  readonly outcomes: ReadonlyMap<string, boolean>
  /** Each count is greater than `low` and at most `high`. */
  readonly counts: ReadonlyMap<string, { readonly low: number; readonly high: number }>
}

/** Whether all these conditions (`when`) can hold together for some visitor. They must conform to the schema. */
export function isSatisfiable(conditions: readonly unknown[], isImpossible: IsImpossible): boolean {
  let choices = 0
  const search = (pending: readonly Requirement[], constraints: Constraints): boolean => {
    const [requirement, ...otherRequirements] = pending
    if (requirement === undefined || ++choices > maxChoices) return true
    if (!isObject(requirement.condition)) return search(otherRequirements, constraints)
    const { condition, holds } = requirement
    if (isObject(condition['not'])) return search([{ condition: condition['not'], holds: !holds }, ...otherRequirements], constraints)
    const conjuncts = condition[holds ? 'all' : 'any']
    if (Array.isArray(conjuncts))
      return search([...conjuncts.map((part) => ({ condition: part as unknown, holds })), ...otherRequirements], constraints)
    const disjuncts = condition[holds ? 'any' : 'all']
    if (Array.isArray(disjuncts))
      return disjuncts.some((branch) => search([{ condition: branch as unknown, holds }, ...otherRequirements], constraints))
    const next = assume(constraints, condition, holds, isImpossible)
    return next !== undefined && search(otherRequirements, next)
  }
  return search(
    conditions.map((condition) => ({ condition, holds: true })),
    { kinds: accountKinds, outcomes: new Map(), counts: new Map() },
  )
}

/** A condition, and whether it must hold or must not hold. */
interface Requirement {
  readonly condition: unknown
  readonly holds: boolean
}

/** Adds one test to the constraints; `undefined` if it contradicts them. */
function assume(constraints: Constraints, condition: JsonObject, holds: boolean, isImpossible: IsImpossible): Constraints | undefined {
  const [test = '', value] = Object.entries(condition)[0] ?? []
  if (holds && isImpossible(test, value)) return undefined
  const possibleKinds = findPossibleKinds(test, value)
  const remainingKinds = constraints.kinds.filter(
    (kind) => possibleKinds === undefined || possibleKinds.only.includes(kind) === holds || (holds === false && !possibleKinds.exact),
  )
  if (remainingKinds.length === 0) return undefined
  if (test === 'loggedIn' || test === 'accountType') return { ...constraints, kinds: remainingKinds }
  if (test === 'count') return assumeCount({ ...constraints, kinds: remainingKinds }, value, holds)
  const isNegated = test === 'toUpline' && value === false
  const outcomeName = test === 'toUpline' ? test : `${test} ${toCanonicalName(value)}`
  const next = assumeOutcome({ ...constraints, kinds: remainingKinds }, outcomeName, holds !== isNegated)
  // A vendor with games in one category is available.
  const code = test === 'vendor' && holds ? findValueAt(value, ['code']) : undefined
  return next === undefined || code === undefined ? next : assumeOutcome(next, `vendor ${toCanonicalName({ code })}`, true)
}

function assumeOutcome(constraints: Constraints, name: string, expected: boolean): Constraints | undefined {
  const previous = constraints.outcomes.get(name)
  return previous !== undefined && previous !== expected
    ? undefined
    : { ...constraints, outcomes: new Map(constraints.outcomes).set(name, expected) }
}

function assumeCount(constraints: Constraints, value: unknown, holds: boolean): Constraints | undefined {
  const [countName, threshold] = [String(findValueAt(value, ['of'])), Number(findValueAt(value, ['above']))]
  const { low, high } = constraints.counts.get(countName) ?? { low: -1, high: Infinity }
  const next = holds ? { low: Math.max(low, threshold), high } : { low, high: Math.min(high, threshold) }
  return next.low >= next.high ? undefined : { ...constraints, counts: new Map(constraints.counts).set(countName, next) }
}

/** A canonical name of a value, independent of the order of its keys. */
const toCanonicalName = (value: unknown): string =>
  JSON.stringify(isObject(value) ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)) : value)

/**
 * The kinds of account for which a test can hold; `undefined` if it does not depend on the kind. With `exact`, the test
 * holds for all of them and no others.
 */
function findPossibleKinds(test: string, value: unknown): { readonly only: readonly string[]; readonly exact: boolean } | undefined {
  const createLimit = (only: readonly string[], exact = false) => ({ only, exact })
  const memberKinds = accountKinds.filter((kind) => kind !== 'visitor')
  if (test === 'loggedIn') return createLimit(value === true ? memberKinds : ['visitor'], true)
  if (test === 'accountType') return createLimit(Array.isArray(value) ? value.map(String) : accountKinds, true)
  if (test === 'toUpline' && value === true) return createLimit(memberKinds)
  if (test === 'contract') return createLimit(memberKinds)
  // Promotions are the only thing that is counted for visitors without an account.
  if (test === 'count' && findValueAt(value, ['of']) !== 'promotions') return createLimit(memberKinds)
  if (test === 'panel') return createLimit(value === 'agent' ? ['agent'] : ['player', 'agent'])
  return undefined
}
