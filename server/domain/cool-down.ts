import { loginFailuresOf } from '../store/login-failures.ts'
import type { Tenant } from '../store/tenant.ts'
import { CallError } from './call-error.ts'

export interface SendingLimits {
  readonly windowSeconds: number
  /** How many within the window. */
  readonly most: number
  /** The least seconds between two. */
  readonly between: number
}

/**
 * Counts that something is sent to somebody, before it is. The one who asks is refused while the last is too fresh, or too many were sent; of several at
 * the same moment one gets through.
 * @throws CallError too_many_requests
 */
export async function coolDown(tenant: Tenant, subject: Buffer, { windowSeconds, most, between }: SendingLimits): Promise<void> {
  const counters = loginFailuresOf(tenant)
  const now = Date.now()
  const after = (seconds: number): Date => new Date(now + seconds * 1000)
  const count = await counters.count(subject, after(windowSeconds))
  const free = between === 0 || (await counters.reserve(subject, after(between)))
  if (count <= most && free) return
  await counters.forgive(subject, false)
  const known = await counters.read(subject)
  const until = free || !known?.blocked_until ? now + between * 1000 : known.blocked_until.getTime()
  throw new CallError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)) })
}
