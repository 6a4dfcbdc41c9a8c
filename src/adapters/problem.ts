import { Problem } from '../engine/contract/port.ts'

type JsonObject = Readonly<Record<string, unknown>>

/** Creates the problem of a request that failed without a JSON response. Its message key is `error_` and the code. */
export const createClientProblem = (code: 'network' | 'timeout' | 'unknown'): Problem => new Problem(code, { messageKey: `error_${code}` })

/** Creates the problem of a response that its endpoint's schema rejects. */
export const createInvalidResponseProblem = (): Problem => new Problem('unknown', { messageKey: 'error_unknown', isResponseInvalid: true })

export const isRecord = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)
