import { usernameKey, verifyPassword } from '../accounts/index.ts'
import { loginFailuresOf } from '../verification/index.ts'
import type { Tenant } from '../../database/tenant.ts'
import { CallError } from '../calls/index.ts'
import { keyedDigest } from '../secrets/index.ts'

/** How many wrong passwords are borne. Counted in the database: a restart forgets none. */
const loginLimits = {
  windowSeconds: 900,
  /** After so many a captcha is due. */
  captchaAfter: 3,
  /** After so many the account, known or not, is refused for a time that doubles with each further one. */
  account: 10,
  /** After so many the address is. */
  address: 100,
  /**
   * After so many wrong passwords on the whole brand within a minute, whoever logs in reads a picture first: people do,
   * and get in.
   */
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

/** What is guessed at. Each is counted for itself: who knows the one is not free to guess the other. */
export type Guessed = 'account' | 'payment'

/** Whose password it is: the account, by whichever of its names it was meant; what was typed where that is nobody's. */
export type Owner = { readonly account: string } | { readonly identifier: string }

/**
 * Begins an attempt to log in, or to show another password of an account, counted before the password is looked at, so
 * that many at the same moment are no way round. Accounts and names are stored only as keyed hashes, and unknown names
 * count as accounts do.
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

/** Neither can stand for the other, whatever is typed. */
const subjectOf = (key: Buffer, guessed: Guessed, owner: Owner): Buffer =>
  'account' in owner ? keyedDigest(key, `${guessed} known`, owner.account) : keyedDigest(key, guessed, usernameKey(owner.identifier))

/**
 * Whether the password belongs to the hash. Who is refused because too many wait, or has left, has not tried.
 * @throws CallError unavailable
 */
export async function tryPassword(tenant: Tenant, attempt: LoginAttempt, hash: string | undefined, password: string): Promise<boolean> {
  try {
    return await verifyPassword(tenant, hash, password)
  } catch (error) {
    await attempt.withdraw()
    throw error
  }
}

/**
 * Takes the one attempt that a subject at its limit has left, and refuses it after that; who comes too late counts
 * nowhere.
 */
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
