import { createHmac } from 'node:crypto'
import { usernameKey } from '../store/accounts.ts'
import { loginFailuresOf } from '../store/login-failures.ts'
import type { Tenant } from '../store/tenant.ts'
import { CallError } from './call-error.ts'

/** How many wrong passwords are borne. Counted in the database: a restart forgets none. */
const loginLimits = {
  windowSeconds: 900,
  /** After so many a captcha is due. */
  captchaAfter: 3,
  /** After so many the account, known or not, is refused for a time that doubles with each further one. */
  account: 10,
  /** After so many the address is. */
  address: 100,
  /** After so many wrong passwords on the whole brand within a minute, whoever logs in reads a picture first: people do, and get in. */
  brand: 120,
  brandSeconds: 60,
  firstBlockSeconds: 60,
  longestBlockSeconds: 900,
} as const

export interface LoginAttempt {
  readonly captchaDue: boolean
  /** Whether a captcha will be due next time, if the password is wrong now. */
  readonly captchaNext: boolean
  /** The password was right: the account starts anew. */
  succeed(): Promise<void>
  /** The password was wrong. For the account and the address the attempt has counted as one already. */
  fail(): Promise<void>
  /** No password was looked at. */
  withdraw(): Promise<void>
}

/**
 * Begins an attempt to log in, counted before anything is looked at, so that many at the same moment are no way round. Names are stored only as keyed hashes,
 * and unknown ones count as known ones do.
 * @throws CallError too_many_requests
 */
export async function beginLogin(tenant: Tenant, key: Buffer, username: string, address: string): Promise<LoginAttempt> {
  const subject = (kind: string, text: string): Buffer => createHmac('sha256', key).update(`${kind}\0${text}`).digest()
  const failures = loginFailuresOf(tenant)
  const brand = subject('brand', '')
  const storm = ((await failures.read(brand))?.failures ?? 0) >= loginLimits.brand
  const host = await enter(tenant, subject('address', address), loginLimits.address)
  const account = await enter(tenant, subject('account', usernameKey(username)), loginLimits.account).catch(async (error: unknown) => {
    await host.leave()
    throw error
  })
  return {
    captchaDue: storm || account.count > loginLimits.captchaAfter,
    captchaNext: storm || account.count >= loginLimits.captchaAfter,
    fail: async () => void (await failures.count(brand, after(loginLimits.brandSeconds))),
    succeed: async () => {
      await account.clear()
      await host.leave()
    },
    withdraw: async () => {
      await account.leave()
      await host.leave()
    },
  }
}

async function enter(tenant: Tenant, subject: Buffer, limit: number) {
  const failures = loginFailuresOf(tenant)
  refuseUntil((await failures.read(subject))?.blocked_until)
  const count = await failures.count(subject, after(loginLimits.windowSeconds))
  const last = count >= limit
  if (last && !(await failures.reserve(subject, after(blockSeconds(count - limit))))) {
    await failures.forgive(subject, false)
    refuseUntil((await failures.read(subject))?.blocked_until)
    throw new CallError('too_many_requests', { retryAfterSeconds: 1 })
  }
  return { count, clear: () => failures.clear(subject), leave: () => failures.forgive(subject, last) }
}

const after = (seconds: number): Date => new Date(Date.now() + seconds * 1000)

const blockSeconds = (beyond: number): number =>
  Math.min(loginLimits.firstBlockSeconds * 2 ** Math.min(beyond, 10), loginLimits.longestBlockSeconds)

function refuseUntil(until: Date | null | undefined): void {
  const seconds = until ? Math.ceil((until.getTime() - Date.now()) / 1000) : 0
  if (seconds > 0) throw new CallError('too_many_requests', { retryAfterSeconds: seconds })
}
