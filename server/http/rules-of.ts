import { callRules } from '../../src/generated/call-rules.ts'
import type { CallName } from '../../src/generated/endpoints.ts'

interface CallRules {
  /** How many times a minute one address may ask it on one brand, where that is less than of any call. */
  readonly limit?: number
  /** How many bytes its body may have, where that is more than of any call. */
  readonly largest?: number
  /** What the log of who did what calls it: one name, or one for each value that a property of its body has. */
  readonly audit?: string | { readonly by: string; readonly events: Readonly<Record<string, string>> }
}

const rules: Readonly<Partial<Record<CallName, CallRules>>> = callRules

/** What the entry of a call in the table holds the server to. */
export const rulesOf = (name: CallName): CallRules => rules[name] ?? {}
