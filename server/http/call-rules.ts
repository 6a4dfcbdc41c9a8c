import { callRules } from '../../src/generated/call-rules.ts'
import type { CallName } from '../../src/generated/endpoints.ts'
import type { ErrorCode } from '../../src/generated/errors.ts'

interface CallRules {
  /** Maximum requests a minute from one address on one brand, if lower than the common limit. */
  readonly limit?: number
  /** Maximum body size in bytes, if larger than the common limit. */
  readonly largest?: number
  /** The audit event: one name, or one for each value of a body property. */
  readonly audit?: string | { readonly by: string; readonly events: Readonly<Record<string, string>> }
}

const rules: Readonly<Partial<Record<CallName, CallRules>>> = callRules

/** Returns the rules of an endpoint. */
export const rulesOf = (name: CallName): CallRules => rules[name] ?? {}

/** Errors that any endpoint may return. */
export const commonErrors: readonly ErrorCode[] = ['bad_request', 'domain_invalid', 'too_many_requests', 'unavailable', 'internal']
