import type { Condition } from '../../generated/config.ts'
import type { ConditionContext } from './condition-context.ts'

/** The result of a condition. `value` is `undefined` if the facts are not sufficient; only `true` shows anything. */
export interface ConditionResult {
  readonly value: boolean | undefined
  /** The reason, in words for an operator. */
  readonly reason: string
}

/**
 * Evaluates a condition with three-valued logic: `not` of an unknown value stays unknown, so that nothing is shown
 * merely because the platform has not answered.
 */
export function evaluateCondition(condition: Condition, context: ConditionContext): ConditionResult {
  if (condition.all) return evaluateAll(condition.all, context)
  if (condition.any) return evaluateAny(condition.any, context)
  if (condition.not) {
    const inner = evaluateCondition(condition.not, context)
    return createResult(inner.value === undefined ? undefined : !inner.value, `not (${inner.reason})`)
  }
  return evaluateTest(condition, context)
}

const createResult = (value: boolean | undefined, reason: string): ConditionResult => ({ value, reason })

function evaluateAll(conditions: readonly Condition[], context: ConditionContext): ConditionResult {
  const results = conditions.map((part) => evaluateCondition(part, context))
  const decisiveResult = results.find((v) => v.value === false) ?? results.find((v) => v.value === undefined)
  return decisiveResult ?? createResult(true, results.map((v) => v.reason).join(' and '))
}

function evaluateAny(conditions: readonly Condition[], context: ConditionContext): ConditionResult {
  const results = conditions.map((part) => evaluateCondition(part, context))
  const decisiveResult = results.find((v) => v.value === true)
  if (decisiveResult) return decisiveResult
  const value = results.some((v) => v.value === undefined) ? undefined : false
  return createResult(value, results.map((v) => v.reason).join(' and '))
}

function evaluateTest(condition: Condition, context: ConditionContext): ConditionResult {
  if (condition.flag !== undefined) return createTestResult(context.flags?.[condition.flag], `flag ${condition.flag}`, 'on', 'off')
  if (condition.loggedIn !== undefined) return evaluateLogin(condition.loggedIn, context)
  if (condition.accountType !== undefined) return evaluateAccount(condition.accountType, context)
  if (condition.toUpline !== undefined) {
    const value = context.toUpline === undefined ? undefined : context.toUpline === condition.toUpline
    return createResult(
      value,
      value === undefined ? describeUnknown('the upline') : `transfers to the upline are ${context.toUpline ? '' : 'not '}allowed`,
    )
  }
  if (condition.vendor !== undefined) return evaluateVendor(condition.vendor, context)
  if (condition.category !== undefined)
    return createTestResult(context.categories?.has(condition.category), `category ${condition.category}`, 'shown', 'not shown')
  if (condition.contract !== undefined)
    return createTestResult(context.contracts[condition.contract], `contract ${condition.contract}`, 'in force', 'not in force')
  if (condition.count !== undefined) return evaluateCount(condition.count, context)
  if (condition.support !== undefined)
    return createTestResult(
      context.support?.some((s) => s.csType === condition.support),
      `customer service ${condition.support}`,
      'available',
      'not available',
    )
  if (condition.panel !== undefined)
    return createTestResult(context.allowedCentres[condition.panel], `the ${condition.panel} centre`, 'allowed', 'not allowed')
  return createResult(undefined, 'the condition has no known test')
}

const describeUnknown = (subject: string): string => `${subject} is not known yet`
const createTestResult = (value: boolean | undefined, subject: string, yes: string, no: string): ConditionResult =>
  createResult(value, value === undefined ? describeUnknown(subject) : `${subject} is ${value ? yes : no}`)

function evaluateLogin(expected: boolean, { loggedIn }: ConditionContext): ConditionResult {
  if (loggedIn === undefined) return createResult(undefined, describeUnknown('whether the visitor is logged in'))
  return createResult(loggedIn === expected, `the visitor is ${loggedIn ? '' : 'not '}logged in`)
}

function evaluateAccount(kinds: readonly string[], context: ConditionContext): ConditionResult {
  if (context.account === undefined) return createResult(undefined, describeUnknown('the account type'))
  return createResult(kinds.includes(context.account), `the account is of type ${context.account}`)
}

function evaluateVendor(expected: { readonly code: string; readonly in?: string }, context: ConditionContext): ConditionResult {
  const offered = context.gameMenus?.some(
    (menu) => (expected.in === undefined || menu.gameCategory === expected.in) && menu.vendors.some((v) => v.vassalage === expected.code),
  )
  return createTestResult(
    offered,
    `vendor ${expected.code}${expected.in === undefined ? '' : ` in ${expected.in}`}`,
    'offered',
    'not offered',
  )
}

function evaluateCount(
  expected: { readonly of: 'missions' | 'promotions' | 'messages' | 'rewards'; readonly above: number },
  context: ConditionContext,
): ConditionResult {
  const count = context.counts[expected.of]
  return count === undefined
    ? createResult(undefined, describeUnknown(`the number of ${expected.of}`))
    : createResult(count > expected.above, `the number of ${expected.of} is ${count}, and more than ${expected.above} is required`)
}
