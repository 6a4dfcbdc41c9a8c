import type { ProblemCode } from '../../engine/index.ts'

const codes: ReadonlySet<ProblemCode> = new Set(['network', 'timeout', 'unknown', 'internal', 'unavailable'])

/** Whether nobody knows after it what the platform has done: the same is sent again, under the same key. */
export const isOutcomeUnknown = (code: ProblemCode): boolean => codes.has(code)

const beforehand: ReadonlySet<ProblemCode> = new Set([
  'too_many_requests',
  'not_logged_in',
  'payload_stale',
  'payload_invalid',
  'bad_request',
  'domain_invalid',
  'merchant_mismatch',
])

/**
 * Whether it was refused before its key was looked at, so that an earlier request under that key may have succeeded.
 */
export const isUnjudged = (code: ProblemCode): boolean => beforehand.has(code)

/** Whether the next request has to use the same key, because one under it may have succeeded. */
export const mustReuseKey = (code: ProblemCode): boolean => isOutcomeUnknown(code) || isUnjudged(code)

/** A key of one movement of money: sent again with it, it moves once. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
