import { Problem } from '../engine/contract/port.ts'

type JsonObject = Readonly<Record<string, unknown>>

/** Creates a problem that arose in the browser, before or without a response. Its text is that of its code. */
export const createClientProblem = (code: 'network' | 'timeout' | 'unknown'): Problem => new Problem(code, { messageKey: `error_${code}` })

/** Creates the problem of a response that its endpoint's schema rejects. */
export const createInvalidResponseProblem = (): Problem => new Problem('unknown', { messageKey: 'error_unknown', isResponseInvalid: true })

export const isRecord = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)
