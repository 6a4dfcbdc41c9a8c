import { expect, it } from 'vitest'
import type { ProblemCode } from '../../engine/contract/port.ts'
import { createIdempotencyKey } from '../../engine/index.ts'
import { isOutcomeUnknown, isRejectedBeforeKeyCheck } from './outcome-unknown.ts'

it('the outcome is unknown without a response or after a server error, and known after a rejection', () => {
  const codes: readonly ProblemCode[] = [
    'network',
    'timeout',
    'unknown',
    'internal',
    'unavailable',
    'transfer_limit',
    'password_wrong',
    'too_many_requests',
  ]
  expect(codes.filter(isOutcomeUnknown)).toEqual(['network', 'timeout', 'unknown', 'internal', 'unavailable'])
})

it('a rejection before the key was checked leaves the outcome of earlier requests unknown', () => {
  const earlyRejections: readonly ProblemCode[] = [
    'too_many_requests',
    'not_logged_in',
    'payload_stale',
    'payload_invalid',
    'bad_request',
    'domain_invalid',
    'merchant_mismatch',
  ]
  expect(
    [...earlyRejections, 'transfer_limit' as const, 'points_insufficient' as const, 'timeout' as const].filter(isRejectedBeforeKeyCheck),
  ).toEqual(earlyRejections)
})

it('a key has 128 bits, as two hexadecimal digits per byte, and is unique', () => {
  const keys = Array.from({ length: 50 }, createIdempotencyKey)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys).size).toBe(50)
})
