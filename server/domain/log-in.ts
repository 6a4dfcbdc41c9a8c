import type { LoginResult, SessionLoginBody } from '../../src/generated/api.ts'
import { type AccountRecord, accountsOf } from '../store/accounts.ts'
import type { Tenant } from '../store/tenant.ts'
import { CallError } from './call-error.ts'
import { openSession } from './open-session.ts'
import { verifyPassword } from './passwords.ts'
import { beginLogin } from './throttle-login.ts'

interface LoginContext {
  readonly tenant: Tenant
  /** The side that the site is for. */
  readonly side: 'member' | 'agent'
  /** Where the visitor is, as far as one visitor has it. */
  readonly address: string
  /** The key under which names and addresses are hashed. */
  readonly throttleKey: Buffer
  /** Whether the text answers the picture that this browser was given. */
  readonly checkCaptcha: (answer: string) => Promise<boolean>
}

/**
 * Logs in by username and password. An unknown name and a wrong password are refused alike and take as long; what else may be wrong with an
 * account is said only to who knows its password.
 * @throws CallError
 */
export async function logIn(context: LoginContext, body: SessionLoginBody): Promise<LoginResult> {
  if (body.type !== 'username') throw new CallError('method_disabled')
  const { tenant, side, address, throttleKey } = context
  const username = body.username.trim()
  const attempt = await beginLogin(tenant, throttleKey, username, address)
  if (attempt.captchaDue) await askCaptcha(context, body.captcha, attempt.withdraw)
  const account = await accountsOf(tenant).byUsername(username)
  const right = await verifyPassword(account?.password_hash, body.password)
  if (!right || !account) throw new CallError('login_failed', { captcha: attempt.captchaNext })
  await attempt.succeed()
  refuseAccount(account, side)
  return openSession(tenant, account)
}

async function askCaptcha({ checkCaptcha }: LoginContext, answer: string | undefined, withdraw: () => Promise<void>): Promise<void> {
  const given = answer?.trim() ?? ''
  if (given !== '' && (await checkCaptcha(given))) return
  await withdraw()
  throw new CallError(given === '' ? 'captcha_required' : 'captcha_wrong', { captcha: true })
}

function refuseAccount(account: AccountRecord, side: 'member' | 'agent'): void {
  if (account.disabled) throw new CallError('account_disabled')
  if (account.side !== 'both' && account.side !== side) throw new CallError(side === 'agent' ? 'non_agent_login' : 'non_member_login')
}
