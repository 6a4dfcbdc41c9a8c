import type { LoginResult, SessionLoginBody } from '../../../src/generated/api.ts'
import type { Registration } from '../../../src/generated/config.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import { createAccountStore, type PasswordState, openSession, hashPassword, needsRehash } from '../accounts/index.ts'
import { createTemporaryPasswordStore } from './store/temporary-passwords.ts'
import type { Tenant } from '../../database/tenant.ts'
import { ApiError } from '../api-context/index.ts'
import { isFlagOn } from '../site/index.ts'
import { parseLoginPhone } from './login-phone.ts'
import { setPassword, beginLoginAttempt, verifyAttempt } from '../identity/index.ts'
import { computeHmac } from '../secrets/index.ts'

/**
 * Creates a pending login for an account if extra verification is required.
 * @throws ApiError verification_required if it has created a pending login
 */
export type ChallengeLogin = (account: AccountRecord, password: PasswordState) => Promise<void>

interface LoginContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
  /** Whether members or agents log in to the site. */
  readonly side: 'member' | 'agent'
  /** The visitor's IPv4 address or IPv6 /64 network. */
  readonly address: string
  /** HMAC key for account names, addresses and temporary passwords. */
  readonly throttleKey: Buffer
  /** Password that the operator assigns to many members and that must be changed; `undefined` if none is configured. */
  readonly defaultPassword: string | undefined
  /** Phone settings of the brand: members who registered by phone log in with their number. */
  readonly phone: Registration['phone']
  readonly challengeLogin: ChallengeLogin
  /** Checks the answer to this browser's captcha. */
  readonly checkCaptcha: (answer: string) => Promise<boolean>
}

/**
 * Logs in by password and username or registered phone. Unknown names and wrong passwords get the same error after
 * the same time; the state of an account is disclosed only to a visitor who knows its password.
 * @throws ApiError login_failed, captcha_required, captcha_wrong, too_many_requests, unavailable, account_disabled,
 * non_agent_login, non_member_login, verification_required
 */
export async function logIn(context: LoginContext, body: Omit<SessionLoginBody, 'type'>): Promise<LoginResult> {
  const { tenant, side, address, throttleKey } = context
  const username = body.username.trim()
  const phone = parseLoginPhone(context.phone, username)
  const [accountByUsername, accountByPhone] = await Promise.all([
    createAccountStore(tenant).findByUsername(username),
    phone === undefined ? undefined : createAccountStore(tenant).findByLoginPhone(phone),
  ])
  const candidate = accountByUsername ?? accountByPhone
  const attempt = await beginLoginAttempt(
    tenant,
    throttleKey,
    candidate ? { account: candidate.id } : { identifier: phone ?? username },
    address,
  )
  if (attempt.captchaRequired) await assertCaptcha(context, body.captcha, attempt.cancel)
  const isPasswordCorrect = await verifyAttempt(tenant, attempt, candidate?.password_hash, body.password)
  const account = isPasswordCorrect ? candidate : await consumeTemporaryPassword(context, candidate, body.password)
  if (!account) {
    await attempt.fail()
    throw new ApiError('login_failed', { captcha: attempt.nextCaptchaRequired })
  }
  await attempt.succeed()
  if (isPasswordCorrect) await rehashIfOutdated(tenant, account, body.password)
  assertLoginAllowed(account, side)
  const password = getPasswordState(context, account, body.password)
  await context.challengeLogin(account, password)
  return openSession(tenant, account, { password })
}

/** Rehashes the password if its hash has outdated cost parameters. */
async function rehashIfOutdated(tenant: Tenant, { id, password_hash: currentHash }: AccountRecord, password: string): Promise<void> {
  if (needsRehash(currentHash)) await createAccountStore(tenant).replaceHash(id, currentHash, await hashPassword(tenant, password))
}

/**
 * Makes the temporary password from an email, which works once, the password of the account. Returns the updated
 * account; `undefined` if the password is not the account's temporary one, or if a concurrent request has revoked the
 * account's access. The query also runs without an account, to take the same time.
 */
async function consumeTemporaryPassword(
  { tenant, throttleKey }: LoginContext,
  account: AccountRecord | undefined,
  password: string,
): Promise<AccountRecord | undefined> {
  const owner = account ?? unknownAccount
  const isConsumed = await createTemporaryPasswordStore(tenant).consume(owner, hashTemporaryPassword(throttleKey, owner.id, password))
  return isConsumed && account ? setPassword(tenant, account, password, { temporary: true }) : undefined
}

/** An account that does not exist. */
const unknownAccount = { id: '00000000-0000-0000-0000-000000000000', security_stamp: 0 }

/** A default password must always be changed, an expired one if the site requires it. */
function getPasswordState({ site, defaultPassword }: LoginContext, account: AccountRecord, password: string): PasswordState {
  const isDefault = account.password_default || password === defaultPassword
  return { isDefault, mustChange: isDefault || isPasswordChangeRequired(site, account) }
}

/** Whether the stored state of an account's password requires a change, without checking the password. */
export function isPasswordChangeRequired(site: SiteRecord, account: AccountRecord): boolean {
  const isChangeForced = isFlagOn(site, 'PWDEXPFORCECHANGE3')
  return account.password_default || (account.password_expired && isChangeForced)
}

async function assertCaptcha({ checkCaptcha }: LoginContext, answer: string | undefined, cancel: () => Promise<void>): Promise<void> {
  const trimmedAnswer = answer?.trim() ?? ''
  if (trimmedAnswer !== '' && (await checkCaptcha(trimmedAnswer))) return
  await cancel()
  throw new ApiError(trimmedAnswer === '' ? 'captcha_required' : 'captcha_wrong', { captcha: true })
}

/** @throws ApiError account_disabled, non_agent_login, non_member_login */
export function assertLoginAllowed(account: AccountRecord, side: 'member' | 'agent'): void {
  if (account.disabled) throw new ApiError('account_disabled')
  if (account.side !== 'both' && account.side !== side) throw new ApiError(side === 'agent' ? 'non_agent_login' : 'non_member_login')
}

/**
 * Returns the stored form of a temporary password. The password's entropy makes a keyed hash sufficient, and the
 * comparison need not be constant-time.
 */
export const hashTemporaryPassword = (key: Buffer, account: string, password: string): Buffer =>
  computeHmac(key, `temporary ${account}`, password)
