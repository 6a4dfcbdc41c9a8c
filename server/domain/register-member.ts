import type { LoginResult, MemberRegisterBody } from '../../src/generated/api.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import { UsernameTakenError, accountsOf } from '../store/accounts.ts'
import { type SiteRecord, siteOf } from '../store/site.ts'
import type { Tenant } from '../store/tenant.ts'
import { accountTypes } from './account-types.ts'
import { CallError } from './call-error.ts'
import { createAccount } from './create-account.ts'
import { judgeRegistration } from './judge-registration.ts'
import { openSession } from './open-session.ts'

export interface RegisterContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
  readonly config: MerchantConfig
  /** The host that was asked. */
  readonly host: string
  /** Whether the text answers the picture that this browser was given. */
  readonly checkCaptcha: (answer: string) => Promise<boolean>
}

/** What is not kept with the account as it was typed. */
const apart: ReadonlySet<string> = new Set([
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'verificationCode',
  'affiliateCode',
])

/**
 * Registers a player by username and logs in. The registration bonus comes with the account, or the account does not come. What a guesser could
 * learn from, a name that is taken, is told only to who has passed every other check.
 * @throws CallError
 */
export async function registerMember(context: RegisterContext, body: MemberRegisterBody): Promise<LoginResult> {
  const { tenant, site, config, host } = context
  if (body.domain !== undefined && body.domain.toLowerCase() !== host) throw new CallError('domain_invalid')
  const values = judgeRegistration(site, config, body, new Date())
  await askCaptcha(context, values['captcha'] ?? '')
  const affiliate = await findAffiliate(tenant, values['affiliateCode'] ?? '')
  const bonus = { amount: site.registration_bonus, currency: site.currency, purpose: 'registration-bonus' }
  const account = await createAccount(tenant, { ...toWish(values), ...affiliate }, bonus).catch((error: unknown) => {
    throw error instanceof UsernameTakenError
      ? new CallError('username_taken', { fields: { username: { key: 'error_username_taken' } } })
      : error
  })
  return openSession(tenant, account)
}

function toWish(values: Readonly<Record<string, string>>) {
  const { username = '', password = '', paymentPassword = '', nickname = '' } = values
  const profile = Object.fromEntries(Object.entries(values).filter(([name]) => !apart.has(name)))
  const more = { ...(nickname === '' ? {} : { nickname }), ...(paymentPassword === '' ? {} : { paymentPassword }) }
  return { username, password, type: accountTypes.player, profile, ...more }
}

/** A captcha is asked for where the site's rule for the field is on. */
async function askCaptcha({ site, checkCaptcha }: RegisterContext, answer: string): Promise<void> {
  const asked = site.rules.some(({ field, enabled }) => field === 'captcha' && enabled)
  if (asked && !(await checkCaptcha(answer)))
    throw new CallError('captcha_wrong', { captcha: true, fields: { captcha: { key: 'error_captcha_wrong' } } })
}

/** Whose code it is stands above the new player. */
async function findAffiliate(tenant: Tenant, code: string): Promise<{ affiliateCode?: string; upline?: string | null }> {
  if (code === '') return {}
  const agent = await siteOf(tenant).affiliateAgent(code)
  if (agent === undefined) throw new CallError('affiliate_invalid', { fields: { affiliateCode: { key: 'invitation_code_error' } } })
  return { affiliateCode: code, upline: (await accountsOf(tenant).byUsername(agent))?.id ?? null }
}
