import { Problem } from '../engine/contract/port.ts'
import type { clientErrors } from '../generated/errors.ts'

type JsonObject = Readonly<Record<string, unknown>>

/** The message keys in `clientErrors`, repeated because the catalogue loads only with the first error response. */
const messageKeys: { readonly [C in 'network' | 'timeout' | 'unknown']: (typeof clientErrors)[C]['messageKey'] } = {
  network: 'error_network',
  timeout: 'error_response_timeout',
  unknown: 'error_unknown',
}

/** Creates the problem of a request that failed without a JSON response. */
export const createClientProblem = (code: keyof typeof messageKeys): Problem => new Problem(code, { messageKey: messageKeys[code] })

/** Creates the problem of a response that its endpoint's schema rejects. */
export const createInvalidResponseProblem = (): Problem => new Problem('unknown', { messageKey: 'error_unknown', isResponseInvalid: true })

export const isRecord = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)
