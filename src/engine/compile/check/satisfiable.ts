import { isObject, type JsonObject } from '../read/pointer.ts'

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
}

/** Whether some visitor can see what has all these conditions (`when`), which are taken as the schema has them. */
export function canHold(conditions: readonly unknown[], isImpossible: IsImpossible): boolean {
  let choices = 0
  const search = (open: readonly Claim[], known: Known): boolean => {
    const [first, ...rest] = open
    if (first === undefined || ++choices > maxChoices) return true
    if (!isObject(first.condition)) return search(rest, known)
    const { condition, holds } = first
    if (isObject(condition['not'])) return search([{ condition: condition['not'], holds: !holds }, ...rest], known)
    const parts = condition[holds ? 'all' : 'any']
    if (Array.isArray(parts)) return search([...parts.map((part) => ({ condition: part as unknown, holds })), ...rest], known)
    const ways = condition[holds ? 'any' : 'all']
    if (Array.isArray(ways)) return ways.some((way) => search([{ condition: way as unknown, holds }, ...rest], known))
    const next = learn(known, condition, holds, isImpossible)
    return next !== undefined && search(rest, next)
  }
  return search(
    conditions.map((condition) => ({ condition, holds: true })),
    { kinds, facts: new Map() },
  )
}

/** A condition that has to hold, or must not. */
interface Claim {
  readonly condition: unknown
  readonly holds: boolean
}

/** What is known after one more test; undefined where it contradicts what is known. */
function learn(known: Known, condition: JsonObject, holds: boolean, isImpossible: IsImpossible): Known | undefined {
  const [test = '', value] = Object.entries(condition)[0] ?? []
  if (holds && isImpossible(test, value)) return undefined
  const allowed = kindsFor(test, value)
  const left = known.kinds.filter(
    (kind) => allowed === undefined || allowed.only.includes(kind) === holds || (holds === false && !allowed.exact),
  )
  if (left.length === 0) return undefined
  if (test === 'loggedIn' || test === 'accountType') return { ...known, kinds: left }
  const isFlipped = test === 'toUpline' && value === false
  const name = test === 'toUpline' ? test : `${test} ${JSON.stringify(value)}`
  const expected = holds !== isFlipped
  const before = known.facts.get(name)
  return before !== undefined && before !== expected ? undefined : { kinds: left, facts: new Map(known.facts).set(name, expected) }
}

/** The kinds of account for which a test can hold; `exact` where it holds for each of them. */
function kindsFor(test: string, value: unknown): { readonly only: readonly string[]; readonly exact: boolean } | undefined {
  const some = (only: readonly string[], exact = false) => ({ only, exact })
  const members = kinds.filter((kind) => kind !== 'visitor')
  if (test === 'loggedIn') return some(value === true ? members : ['visitor'], true)
  if (test === 'accountType') return some(Array.isArray(value) ? value.map(String) : kinds, true)
  if (test === 'toUpline' && value === true) return some(members)
  if (test === 'contract') return some(members)
  if (test === 'panel') return some(value === 'agent' ? ['agent'] : ['player', 'agent'])
  return undefined
}
