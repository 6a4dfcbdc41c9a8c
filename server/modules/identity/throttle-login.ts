import { usernameKey, verifyPassword } from '../accounts/index.ts'
import { loginFailuresOf } from '../verification/index.ts'
import type { Tenant } from '../../database/tenant.ts'
import { CallError } from '../calls/index.ts'
import { keyedDigest } from '../secrets/index.ts'

/** Limits of wrong passwords. The counters are in the database, so they survive restarts. */
const loginLimits = {
  windowSeconds: 900,
  /** Wrong passwords after which a captcha is required. */
  captchaAfter: 3,
  /**
   * Wrong passwords after which the account, existing or not, is locked, for a time that doubles with each further one.
   */
  account: 10,
  /** Wrong passwords after which the address is locked. */
  address: 100,
  /** Wrong passwords within a minute on the whole brand, after which every login requires a captcha. */
  brand: 120,
  brandSeconds: 60,
  firstBlockSeconds: 60,
  longestBlockSeconds: 900,
} as const

export interface LoginAttempt {
  readonly captchaDue: boolean
  /** Whether the next attempt requires a captcha if this password is wrong. */
  readonly captchaNext: boolean
  /** Reports a correct password: resets the account's counter. */
  succeed(): Promise<void>
  /** Reports a wrong password. It was already counted for the account and the address. */
  fail(): Promise<void>
  /** Takes the attempt back, because no password was checked. */
  withdraw(): Promise<void>
}

/** The kind of password. Each is counted separately, so that knowing one does not help in guessing the other. */
export type Guessed = 'account' | 'payment'

/** The account, by any of its names; or the input if it matches no account. */
export type Owner = { readonly account: string } | { readonly identifier: string }

/**
 * Begins an attempt to log in or to enter another password of an account. It is counted before the password is checked,
 * so that concurrent attempts cannot bypass the limit. Accounts and names are stored only as keyed hashes, and unknown
 * names are counted like accounts.
 * @throws CallError too_many_requests
 */
export async function beginLogin(
  tenant: Tenant,
  key: Buffer,
  owner: Owner,
  address: string,
  guessed: Guessed = 'account',
): Promise<LoginAttempt> {
  const failures = loginFailuresOf(tenant)
  const brand = keyedDigest(key, 'brand', '')
  const guards = [
    { subject: keyedDigest(key, 'address', address), limit: loginLimits.address },
    { subject: subjectOf(key, guessed, owner), limit: loginLimits.account },
  ] as const
  const known = await failures.readAll([brand, ...guards.map((guard) => guard.subject)])
  const stateOf = (one: Buffer) => known.find((row) => row.subject.equals(one))
  for (const guard of guards) refuseUntil(stateOf(guard.subject)?.blocked_until)
  const storm = (stateOf(brand)?.failures ?? 0) >= loginLimits.brand
  const [atAddress = 1, atAccount = 1] = await failures.countAll(
    guards.map((guard) => guard.subject),
    after(loginLimits.windowSeconds),
  )
  const host = { subject: guards[0].subject, last: atAddress >= guards[0].limit }
  const account = { subject: guards[1].subject, last: atAccount >= guards[1].limit }
  const leave = ({ subject: one, last }: typeof host): Promise<void> => failures.decrement(one, last)
  if (host.last) await reserve(tenant, host.subject, atAddress - guards[0].limit, { ...account, last: false })
  if (account.last) await reserve(tenant, account.subject, atAccount - guards[1].limit, host)
  return {
    captchaDue: storm || atAccount > loginLimits.captchaAfter,
    captchaNext: storm || atAccount >= loginLimits.captchaAfter,
    fail: async () => void (await failures.count(brand, after(loginLimits.brandSeconds))),
    succeed: () => failures.settle(account.subject, host.subject, host.last),
    withdraw: async () => {
      await leave(account)
      await leave(host)
    },
  }
}

/** The two labels keep known accounts and identifiers distinct for any input. */
const subjectOf = (key: Buffer, guessed: Guessed, owner: Owner): Buffer =>
  'account' in owner ? keyedDigest(key, `${guessed} known`, owner.account) : keyedDigest(key, guessed, usernameKey(owner.identifier))

/**
 * Whether the password matches the hash. An attempt that is rejected because the queue is full or the client has
 * disconnected is withdrawn.
 * @throws CallError unavailable
 */
export async function verifyAttempt(tenant: Tenant, attempt: LoginAttempt, hash: string | undefined, password: string): Promise<boolean> {
  try {
    return await verifyPassword(tenant, hash, password)
  } catch (error) {
    await attempt.withdraw()
    throw error
  }
}

/** Reserves the last attempt of a subject at its limit, and rejects further ones without counting them. */
async function reserve(
  tenant: Tenant,
  subject: Buffer,
  beyond: number,
  other: { readonly subject: Buffer; readonly last: boolean },
): Promise<void> {
  const failures = loginFailuresOf(tenant)
  if (await failures.reserve(subject, after(blockSeconds(beyond)))) return
  await failures.decrement(subject, false)
  await failures.decrement(other.subject, other.last)
  refuseUntil((await failures.read(subject))?.blocked_until)
  throw new CallError('too_many_requests', { retryAfterSeconds: 1 })
}

const after = (seconds: number): Date => new Date(Date.now() + seconds * 1000)

const blockSeconds = (beyond: number): number =>
  Math.min(loginLimits.firstBlockSeconds * 2 ** Math.min(beyond, 10), loginLimits.longestBlockSeconds)

function refuseUntil(until: Date | null | undefined): void {
  const seconds = until ? Math.ceil((until.getTime() - Date.now()) / 1000) : 0
  if (seconds > 0) throw new CallError('too_many_requests', { retryAfterSeconds: seconds })
}
