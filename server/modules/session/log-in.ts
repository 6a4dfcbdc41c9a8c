import type { LoginResult, SessionLoginBody } from '../../../src/generated/api.ts'
import type { Registration } from '../../../src/generated/config.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import { accountsOf, type PasswordState, openSession, hashPassword, isOutdated } from '../accounts/index.ts'
import { temporaryPasswordsOf } from './store/temporary-passwords.ts'
import type { Tenant } from '../../database/tenant.ts'
import { CallError } from '../calls/index.ts'
import { isOn } from '../site/index.ts'
import { loginPhone } from './login-phone.ts'
import { setPassword, beginLogin, tryPassword } from '../identity/index.ts'
import { keyedDigest } from '../secrets/index.ts'

/** Holds the login of an account that has shown who it is, and throws, where something else is asked first. */
export type ChallengeLogin = (account: AccountRecord, password: PasswordState) => Promise<void>

interface LoginContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
  /** The side that the site is for. */
  readonly side: 'member' | 'agent'
  /** Where the visitor is, as far as one visitor has it. */
  readonly address: string
  /** The key under which names and addresses are hashed. */
  readonly throttleKey: Buffer
  /** The password that the operator gives to many, and that nobody may keep. */
  readonly defaultPassword: string | undefined
  /** How the brand writes phone numbers: who has registered by one logs in by it. */
  readonly phone: Registration['phone']
  readonly challengeLogin: ChallengeLogin
  /** Whether the text answers the picture that this browser was given. */
  readonly checkCaptcha: (answer: string) => Promise<boolean>
}

/**
 * Logs in by username, or the phone that was registered, and password. An unknown name and a wrong password are refused
 * alike and take as long; what else may be wrong with an account is said only to who knows its password.
 * @throws CallError
 */
export async function logIn(context: LoginContext, body: Omit<SessionLoginBody, 'type'>): Promise<LoginResult> {
  const { tenant, side, address, throttleKey } = context
  const username = body.username.trim()
  const phone = loginPhone(context.phone, username)
  const [named, numbered] = await Promise.all([
    accountsOf(tenant).byUsername(username),
    phone === undefined ? undefined : accountsOf(tenant).byLoginPhone(phone),
  ])
  const known = named ?? numbered
  const attempt = await beginLogin(tenant, throttleKey, known ? { account: known.id } : { identifier: phone ?? username }, address)
  if (attempt.captchaDue) await assertCaptcha(context, body.captcha, attempt.withdraw)
  const right = await tryPassword(tenant, attempt, known?.password_hash, body.password)
  const account = right ? known : await takeTemporary(context, known, body.password)
  if (!account) {
    await attempt.fail()
    throw new CallError('login_failed', { captcha: attempt.captchaNext })
  }
  await attempt.succeed()
  if (right) await renewHash(tenant, account, body.password)
  assertLoginAllowed(account, side)
  const password = passwordState(context, account, body.password)
  await context.challengeLogin(account, password)
  return openSession(tenant, account, { password })
}

/** A hash that was made when hashes cost something else is made anew while the password is at hand. */
async function renewHash(tenant: Tenant, { id, password_hash: before }: AccountRecord, password: string): Promise<void> {
  if (isOutdated(before)) await accountsOf(tenant).replaceHash(id, before, await hashPassword(tenant, password))
}

/**
 * What came by e-mail takes the place of the password that was forgotten, once. Without an account the question is
 * asked all the same.
 */
async function takeTemporary(
  { tenant, throttleKey }: LoginContext,
  account: AccountRecord | undefined,
  password: string,
): Promise<AccountRecord | undefined> {
  const owner = account ?? nobody
  const taken = await temporaryPasswordsOf(tenant).take(owner, temporaryDigest(throttleKey, owner.id, password))
  return taken && account ? setPassword(tenant, account, password, { temporary: true }) : undefined
}

const nobody = { id: '00000000-0000-0000-0000-000000000000', security_stamp: 0 }

/** A default password has to be changed in any case, an expired one where the site says so. */
function passwordState({ site, defaultPassword }: LoginContext, account: AccountRecord, password: string): PasswordState {
  const isDefault = account.password_default || password === defaultPassword
  return { isDefault, mustChange: isDefault || mustChangePassword(site, account) }
}

/** Whether what is known of an account's password without having seen it asks for its change. */
export function mustChangePassword(site: SiteRecord, account: AccountRecord): boolean {
  const forced = isOn(site, 'PWDEXPFORCECHANGE3')
  return account.password_default || (account.password_expired && forced)
}

async function assertCaptcha({ checkCaptcha }: LoginContext, answer: string | undefined, withdraw: () => Promise<void>): Promise<void> {
  const given = answer?.trim() ?? ''
  if (given !== '' && (await checkCaptcha(given))) return
  await withdraw()
  throw new CallError(given === '' ? 'captcha_required' : 'captcha_wrong', { captcha: true })
}

/** @throws CallError account_disabled, non_agent_login, non_member_login */
export function assertLoginAllowed(account: AccountRecord, side: 'member' | 'agent'): void {
  if (account.disabled) throw new CallError('account_disabled')
  if (account.side !== 'both' && account.side !== side) throw new CallError(side === 'agent' ? 'non_agent_login' : 'non_member_login')
}

/**
 * What is stored of a temporary password. It has so much chance in it that a keyed hash is enough, and looking at it
 * takes no time that tells of it.
 */
export const temporaryDigest = (key: Buffer, account: string, password: string): Buffer =>
  keyedDigest(key, `temporary ${account}`, password)
