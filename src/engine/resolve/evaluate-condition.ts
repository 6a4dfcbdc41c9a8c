import type { Condition } from '../../generated/config.ts'
import type { Known } from './known.ts'

/** `true`, `false`, or `undefined` where the facts do not say. Only `true` shows anything. */
export interface Verdict {
  readonly value: boolean | undefined
  /** What decided it, in words for an operator. */
  readonly reason: string
}

/**
 * Whether a condition holds. What is not known is not true, and its opposite is not true either: `not` of something
 * unknown stays unknown, so that nothing opens because the platform has not answered.
 */
export function evaluateCondition(condition: Condition, known: Known): Verdict {
  if (condition.all) return evaluateAll(condition.all, known)
  if (condition.any) return evaluateAny(condition.any, known)
  if (condition.not) {
    const inner = evaluateCondition(condition.not, known)
    return verdict(inner.value === undefined ? undefined : !inner.value, `not (${inner.reason})`)
  }
  return evaluateTest(condition, known)
}

const verdict = (value: boolean | undefined, reason: string): Verdict => ({ value, reason })

function evaluateAll(parts: readonly Condition[], known: Known): Verdict {
  const verdicts = parts.map((part) => evaluateCondition(part, known))
  const decisive = verdicts.find((v) => v.value === false) ?? verdicts.find((v) => v.value === undefined)
  return decisive ?? verdict(true, verdicts.map((v) => v.reason).join(' and '))
}

function evaluateAny(parts: readonly Condition[], known: Known): Verdict {
  const verdicts = parts.map((part) => evaluateCondition(part, known))
  const decisive = verdicts.find((v) => v.value === true)
  if (decisive) return decisive
  const value = verdicts.some((v) => v.value === undefined) ? undefined : false
  return verdict(value, verdicts.map((v) => v.reason).join(' and '))
}

function evaluateTest(condition: Condition, known: Known): Verdict {
  if (condition.flag !== undefined) return test(known.flags?.[condition.flag], `flag ${condition.flag}`, 'on', 'off')
  if (condition.loggedIn !== undefined) return evaluateLogin(condition.loggedIn, known)
  if (condition.accountType !== undefined) return evaluateAccount(condition.accountType, known)
  if (condition.toUpline !== undefined) {
    const value = known.toUpline === undefined ? undefined : known.toUpline === condition.toUpline
    return verdict(
      value,
      value === undefined ? unheard('who stands above') : `money may${known.toUpline ? '' : ' not'} go to who stands above`,
    )
  }
  if (condition.vendor !== undefined) return evaluateVendor(condition.vendor, known)
  if (condition.category !== undefined)
    return test(known.categories?.has(condition.category), `category ${condition.category}`, 'shown', 'not shown')
  if (condition.contract !== undefined)
    return test(known.contracts[condition.contract], `contract ${condition.contract}`, 'held', 'not held')
  if (condition.count !== undefined) return evaluateCount(condition.count, known)
  if (condition.support !== undefined)
    return test(
      known.support?.some((s) => s.csType === condition.support),
      `customer service ${condition.support}`,
      'there',
      'not there',
    )
  if (condition.panel !== undefined) return test(known.panels[condition.panel], `the ${condition.panel} centre`, 'allowed', 'not allowed')
  return verdict(undefined, 'the condition has no test that is known')
}

const unheard = (what: string): string => `${what} is not known yet`
const test = (value: boolean | undefined, what: string, yes: string, no: string): Verdict =>
  verdict(value, value === undefined ? unheard(what) : `${what} is ${value ? yes : no}`)

function evaluateLogin(wanted: boolean, { loggedIn }: Known): Verdict {
  if (loggedIn === undefined) return verdict(undefined, unheard('whether somebody is logged in'))
  return verdict(loggedIn === wanted, loggedIn ? 'somebody is logged in' : 'nobody is logged in')
}

function evaluateAccount(kinds: readonly string[], known: Known): Verdict {
  if (known.account === undefined) return verdict(undefined, unheard('the account type'))
  return verdict(kinds.includes(known.account), `the account is of type ${known.account}`)
}

function evaluateVendor(wanted: { readonly code: string; readonly in?: string }, known: Known): Verdict {
  const offered = known.lanes?.some(
    (lane) => (wanted.in === undefined || lane.gameCategory === wanted.in) && lane.vendors.some((v) => v.vassalage === wanted.code),
  )
  return test(offered, `vendor ${wanted.code}${wanted.in === undefined ? '' : ` in ${wanted.in}`}`, 'offered', 'not offered')
}

function evaluateCount(wanted: { readonly of: 'missions' | 'promotions' | 'messages'; readonly above: number }, known: Known): Verdict {
  const count = known.counts[wanted.of]
  return count === undefined
    ? verdict(undefined, unheard(`the number of ${wanted.of}`))
    : verdict(count > wanted.above, `the number of ${wanted.of} is ${count}, asked is above ${wanted.above}`)
}
