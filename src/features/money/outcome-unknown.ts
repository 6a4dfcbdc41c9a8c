import type { ProblemCode } from '../../engine/index.ts'

const unknownOutcomeCodes: ReadonlySet<ProblemCode> = new Set(['network', 'timeout', 'unknown', 'internal', 'unavailable'])

/** Whether the outcome of the request is unknown, so that it must be retried under the same key. */
export const isOutcomeUnknown = (code: ProblemCode): boolean => unknownOutcomeCodes.has(code)

const rejectedBeforeKeyCheckCodes: ReadonlySet<ProblemCode> = new Set([
  'too_many_requests',
  'not_logged_in',
  'payload_stale',
  'payload_invalid',
  'bad_request',
  'domain_invalid',
  'merchant_mismatch',
])

/**
 * Whether the request was rejected before its key was checked, so that an earlier one under that key may have
 * succeeded.
 */
export const isRejectedBeforeKeyCheck = (code: ProblemCode): boolean => rejectedBeforeKeyCheckCodes.has(code)

/** Whether the next request must use the same key, because a request under that key may have succeeded. */
export const mustReuseKey = (code: ProblemCode): boolean => isOutcomeUnknown(code) || isRejectedBeforeKeyCheck(code)
