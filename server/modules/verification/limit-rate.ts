import { createAttemptCounterStore } from './store/attempt-counters.ts'
import type { Tenant } from '../../database/tenant.ts'
import { ApiError } from '../api-context/index.ts'

export interface RateLimits {
  readonly windowSeconds: number
  /** Maximum number of actions within the window. */
  readonly max: number
  /** Minimum number of seconds between two actions; 0 for none. */
  readonly minIntervalSeconds: number
}

/**
 * Counts an action, such as a message, before it is performed. Rejects it with the waiting time if the previous one is
 * too recent or the limit is reached. With a minimum interval, only one of several concurrent actions is accepted.
 * @throws ApiError too_many_requests
 */
export async function limitRate(tenant: Tenant, subject: Buffer, { windowSeconds, max, minIntervalSeconds }: RateLimits): Promise<void> {
  const counters = createAttemptCounterStore(tenant)
  const count = await counters.increment(subject, addSecondsToNow(windowSeconds))
  if (count <= max && (minIntervalSeconds === 0 || (await counters.blockUnlessBlocked(subject, addSecondsToNow(minIntervalSeconds)))))
    return
  await counters.decrement(subject, false)
  const counter = await counters.read(subject)
  throw createTooManyRequestsError(count <= max ? (counter?.blocked_until ?? undefined) : counter?.window_ends_at)
}

export interface CooldownLimits {
  readonly windowSeconds: number
  /** Maximum number of requests within the window. */
  readonly max: number
  /** Cooldown in seconds after the limit is exceeded. */
  readonly cooldownSeconds: number
}

/**
 * Counts a request, whether it succeeds or not. Exceeding the limit starts a fixed cooldown, after which counting
 * restarts.
 * @throws ApiError too_many_requests
 */
export async function limitRateWithCooldown(
  tenant: Tenant,
  subject: Buffer,
  { windowSeconds, max, cooldownSeconds }: CooldownLimits,
): Promise<void> {
  const counters = createAttemptCounterStore(tenant)
  if ((await counters.increment(subject, addSecondsToNow(windowSeconds))) <= max) return
  await counters.block(subject, addSecondsToNow(cooldownSeconds))
  throw createTooManyRequestsError((await counters.read(subject))?.blocked_until ?? undefined)
}

const addSecondsToNow = (seconds: number): Date => new Date(Date.now() + seconds * 1000)

function createTooManyRequestsError(until = new Date()): ApiError {
  return new ApiError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000)) })
}
