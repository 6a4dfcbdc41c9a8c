import { loginFailuresOf } from './store/login-failures.ts'
import type { Tenant } from '../../database/tenant.ts'
import { CallError } from '../calls/index.ts'

export interface SendingLimits {
  readonly windowSeconds: number
  /** How many within the window. */
  readonly max: number
  /** The least seconds between two. */
  readonly minIntervalSeconds: number
}

/**
 * Counts that something is sent to somebody, before it is. The one who asks is refused while the last is too fresh, or
 * too many were sent; of several at the same moment one gets through. How long that lasts is said.
 * @throws CallError too_many_requests
 */
export async function limitRate(tenant: Tenant, subject: Buffer, { windowSeconds, max, minIntervalSeconds }: SendingLimits): Promise<void> {
  const counters = loginFailuresOf(tenant)
  const count = await counters.count(subject, secondsOn(windowSeconds))
  if (count <= max && (minIntervalSeconds === 0 || (await counters.reserve(subject, secondsOn(minIntervalSeconds))))) return
  await counters.decrement(subject, false)
  const known = await counters.read(subject)
  throw tooMany(count <= max ? (known?.blocked_until ?? undefined) : known?.window_ends_at)
}

export interface CooldownLimits {
  readonly windowSeconds: number
  /** How many within the window. */
  readonly max: number
  /** How long nothing is to be had after one too many. */
  readonly waitSeconds: number
}

/**
 * Counts that somebody asks for something, whether they get it or not. One too many has them wait, for the whole of
 * that time and no longer; the count begins anew then.
 * @throws CallError too_many_requests
 */
export async function limitRateWithCooldown(
  tenant: Tenant,
  subject: Buffer,
  { windowSeconds, max, waitSeconds }: CooldownLimits,
): Promise<void> {
  const counters = loginFailuresOf(tenant)
  if ((await counters.count(subject, secondsOn(windowSeconds))) <= max) return
  await counters.suspend(subject, secondsOn(waitSeconds))
  throw tooMany((await counters.read(subject))?.blocked_until ?? undefined)
}

const secondsOn = (seconds: number): Date => new Date(Date.now() + seconds * 1000)

function tooMany(until = new Date()): CallError {
  return new CallError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000)) })
}
