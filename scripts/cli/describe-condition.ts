import type { Condition } from '../../src/generated/config.ts'

/** Describes a condition in words, such as "the visitor is logged in". */
export function describeCondition(condition: Condition): string {
  const [[kind, expected] = []] = Object.entries(condition) as [keyof Condition, unknown][]
  return kind === undefined ? 'nothing' : descriptions[kind](expected)
}

const joinNames = (names: unknown): string => (names as string[]).join(' or ')
const joinConditions = (conditions: unknown, word: string): string =>
  (conditions as Condition[]).map((condition) => `(${describeCondition(condition)})`).join(` ${word} `)

const descriptions: Readonly<Record<keyof Condition, (expected: unknown) => string>> = {
  flag: (flag) => `the whitelabel flag ${String(flag)} is on; set on the platform`,
  loggedIn: (expected) => `the visitor is ${expected === true ? '' : 'not '}logged in`,
  accountType: (kinds) => `the account type is ${joinNames(kinds)}; determined by the platform`,
  toUpline: (expected) => `the platform ${expected === true ? 'allows' : 'does not allow'} the account to transfer money to its upline`,
  vendor: (vendor) => {
    const { code, in: category } = vendor as { code: string; in?: string }
    return `the platform offers the vendor ${code}${category === undefined ? '' : ` in the category ${category}`}`
  },
  category: (category) => `the game category ${String(category)} has a vendor on the platform`,
  contract: (kind) => `the account has a contract of the kind ${String(kind)}; determined by the platform`,
  count: (count) => {
    const { of, above } = count as { of: string; above: number }
    return `the platform counts more than ${above} ${of} for the account`
  },
  support: (kind) => `the platform has the customer service ${String(kind)}`,
  panel: (panel) => `the ${String(panel)} centre is allowed, for the account and by menus.json`,
  all: (conditions) => joinConditions(conditions, 'and'),
  any: (conditions) => joinConditions(conditions, 'or'),
  not: (condition) => `not (${describeCondition(condition as Condition)})`,
}
