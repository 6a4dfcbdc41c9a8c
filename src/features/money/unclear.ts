import type { ProblemCode } from '../../engine/index.ts'

const codes: ReadonlySet<ProblemCode> = new Set(['network', 'timeout', 'unknown', 'internal', 'unavailable'])

/** Whether nobody knows after it what the platform has done: the same is sent again, under the same key. */
export const isUnclear = (code: ProblemCode): boolean => codes.has(code)

const beforehand: ReadonlySet<ProblemCode> = new Set([
  'too_many_requests',
  'not_logged_in',
  'payload_stale',
  'payload_invalid',
  'bad_request',
  'domain_invalid',
  'merchant_mismatch',
])

/** Whether it was refused before anybody looked at its key: it says nothing of what was sent under that key before. */
export const isUnjudged = (code: ProblemCode): boolean => beforehand.has(code)
