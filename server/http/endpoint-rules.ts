import { endpointRules } from '../../src/generated/endpoint-rules.ts'
import type { EndpointName } from '../../src/generated/endpoints.ts'
import type { ErrorCode } from '../../src/generated/errors.ts'

interface EndpointRules {
  /** Maximum requests a minute from one address on one brand, if lower than the default limit. */
  readonly limit?: number
  /** Maximum body size in bytes, if larger than the default limit. */
  readonly maxBodyBytes?: number
  /** The audit event: one name, or one for each value of a body property. */
  readonly audit?: string | { readonly by: string; readonly events: Readonly<Record<string, string>> }
}

const rules: Readonly<Partial<Record<EndpointName, EndpointRules>>> = endpointRules

/** Returns the rules of an endpoint. */
export const getEndpointRules = (name: EndpointName): EndpointRules => rules[name] ?? {}

/** Errors that any endpoint may return without declaring them. */
export const commonErrors: readonly ErrorCode[] = ['bad_request', 'domain_invalid', 'too_many_requests', 'unavailable', 'internal']
