import { normalizeUsername, verifyPassword } from '../accounts/index.ts'
import { createAttemptCounterStore } from '../verification/index.ts'
import type { Tenant } from '../../database/tenant.ts'
import { ApiError } from '../api-context/index.ts'
import { computeHmac } from '../secrets/index.ts'

/** Limits of wrong passwords within `windowSeconds`. The counters are in the database, so they survive restarts. */
const loginLimits = {
  windowSeconds: 900,
  /** Wrong passwords after which a captcha is required. */
  captchaAfter: 3,
  /**
   * Wrong passwords after which the account, existing or not, is blocked, for a time that doubles with each further
   * one.
   */
  account: 10,
  /** Wrong passwords after which the client's address is blocked, for a time that doubles in the same way. */
  address: 100,
  /** Wrong passwords on the whole brand within `brandSeconds`, after which every login requires a captcha. */
  brand: 120,
  brandSeconds: 60,
  firstBlockSeconds: 60,
  maxBlockSeconds: 900,
} as const

export interface LoginAttempt {
  readonly captchaRequired: boolean
  /** Whether the next attempt requires a captcha if this password is wrong. */
  readonly nextCaptchaRequired: boolean
  /** Reports a correct password: resets the account's counter, and undoes the count for the address. */
  succeed(): Promise<void>
  /** Reports a wrong password: counts it for the brand. It was already counted for the account and the address. */
  fail(): Promise<void>
  /** Undoes the attempt, because no password was checked. */
  cancel(): Promise<void>
}

/** The kind of password. Each is counted separately, so that knowing one does not help in guessing the other. */
export type PasswordKind = 'account' | 'payment'

/** The account that the attempt is for, whichever identifier was entered; the input if it matches no account. */
export type LoginSubject = { readonly account: string } | { readonly identifier: string }

/**
 * Begins an attempt to log in or to enter another password of an account. It is counted before the password is checked,
 * so that concurrent attempts cannot bypass the limit. Accounts, entered identifiers and addresses are stored only as
 * keyed hashes, and identifiers without an account are counted like accounts.
 * @throws ApiError too_many_requests
 */
export async function beginLoginAttempt(
  tenant: Tenant,
  key: Buffer,
  loginSubject: LoginSubject,
  address: string,
  passwordKind: PasswordKind = 'account',
): Promise<LoginAttempt> {
  const failures = createAttemptCounterStore(tenant)
  const brandSubject = computeHmac(key, 'brand', '')
  const limitedSubjects = [
    { subject: computeHmac(key, 'address', address), limit: loginLimits.address },
    { subject: hashLoginSubject(key, passwordKind, loginSubject), limit: loginLimits.account },
  ] as const
  const counters = await failures.readAll([brandSubject, ...limitedSubjects.map(({ subject }) => subject)])
  const findCounter = (subject: Buffer) => counters.find((row) => row.subject.equals(subject))
  for (const { subject } of limitedSubjects) assertNotBlocked(findCounter(subject)?.blocked_until)
  const isUnderAttack = (findCounter(brandSubject)?.failures ?? 0) >= loginLimits.brand
  const [addressAttempts = 1, accountAttempts = 1] = await failures.incrementAll(
    limitedSubjects.map(({ subject }) => subject),
    addSecondsToNow(loginLimits.windowSeconds),
  )
  const addressState = { subject: limitedSubjects[0].subject, isAtLimit: addressAttempts >= limitedSubjects[0].limit }
  const accountState = { subject: limitedSubjects[1].subject, isAtLimit: accountAttempts >= limitedSubjects[1].limit }
  const undoCount = ({ subject, isAtLimit }: typeof addressState): Promise<void> => failures.decrement(subject, isAtLimit)
  if (addressState.isAtLimit)
    await blockOrReject(tenant, addressState.subject, addressAttempts - limitedSubjects[0].limit, {
      ...accountState,
      isAtLimit: false,
    })
  if (accountState.isAtLimit) await blockOrReject(tenant, accountState.subject, accountAttempts - limitedSubjects[1].limit, addressState)
  return {
    captchaRequired: isUnderAttack || accountAttempts > loginLimits.captchaAfter,
    nextCaptchaRequired: isUnderAttack || accountAttempts >= loginLimits.captchaAfter,
    fail: async () => void (await failures.increment(brandSubject, addSecondsToNow(loginLimits.brandSeconds))),
    succeed: () => failures.recordSuccess(accountState.subject, addressState.subject, addressState.isAtLimit),
    cancel: async () => {
      await undoCount(accountState)
      await undoCount(addressState)
    },
  }
}

/** Known accounts and entered identifiers have different labels, so that their hashes never coincide. */
const hashLoginSubject = (key: Buffer, passwordKind: PasswordKind, loginSubject: LoginSubject): Buffer =>
  'account' in loginSubject
    ? computeHmac(key, `${passwordKind} known`, loginSubject.account)
    : computeHmac(key, passwordKind, normalizeUsername(loginSubject.identifier))

/**
 * Whether the password matches the hash. An attempt that is rejected because the queue is full or the client has
 * disconnected is withdrawn.
 * @throws ApiError unavailable
 */
export async function verifyAttempt(tenant: Tenant, attempt: LoginAttempt, hash: string | undefined, password: string): Promise<boolean> {
  try {
    return await verifyPassword(tenant, hash, password)
  } catch (error) {
    await attempt.cancel()
    throw error
  }
}

/**
 * Blocks a subject that is at its limit, and lets the current attempt pass. If the subject is already blocked, rejects
 * the attempt and undoes its counts. `excess` is the number of attempts beyond the limit.
 * @throws ApiError too_many_requests
 */
async function blockOrReject(
  tenant: Tenant,
  subject: Buffer,
  excess: number,
  otherState: { readonly subject: Buffer; readonly isAtLimit: boolean },
): Promise<void> {
  const failures = createAttemptCounterStore(tenant)
  if (await failures.blockUnlessBlocked(subject, addSecondsToNow(blockSeconds(excess)))) return
  await failures.decrement(subject, false)
  await failures.decrement(otherState.subject, otherState.isAtLimit)
  assertNotBlocked((await failures.read(subject))?.blocked_until)
  throw new ApiError('too_many_requests', { retryAfterSeconds: 1 })
}

const addSecondsToNow = (seconds: number): Date => new Date(Date.now() + seconds * 1000)

const blockSeconds = (excess: number): number =>
  Math.min(loginLimits.firstBlockSeconds * 2 ** Math.min(excess, 10), loginLimits.maxBlockSeconds)

function assertNotBlocked(blockedUntil: Date | null | undefined): void {
  const seconds = blockedUntil ? Math.ceil((blockedUntil.getTime() - Date.now()) / 1000) : 0
  if (seconds > 0) throw new ApiError('too_many_requests', { retryAfterSeconds: seconds })
}
