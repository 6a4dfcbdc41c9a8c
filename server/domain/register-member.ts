import type { LoginResult, MemberRegisterBody } from '../../src/generated/api.ts'
import { UsernameTakenError, accountsOf } from '../store/accounts.ts'
import { type SiteRecord, siteOf } from '../store/site.ts'
import type { Tenant } from '../store/tenant.ts'
import { accountTypes } from './account-types.ts'
import { CallError, type FieldRefusal } from './call-error.ts'
import { createAccount } from './create-account.ts'
import { openSession } from './open-session.ts'

export interface RegisterContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
  /** What the rules, the same as in the browser, say against the values. */
  readonly judge: (values: Readonly<Record<string, string>>) => Readonly<Record<string, FieldRefusal>>
  /** Whether the text answers the picture that this browser was given. */
  readonly checkCaptcha: (answer: string) => Promise<boolean>
}

/** What is not kept with the account as it was typed. */
const apart: ReadonlySet<string> = new Set(['username', 'password', 'confirmPassword', 'paymentPassword', 'captcha', 'verificationCode', 'affiliateCode', 'login', 'registerMethod', 'ageConsent', 'sliderResult'])
const untrimmed: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword'])

/**
 * Registers a player by username and logs in. The registration bonus comes with the account, or the account does not come.
 * @throws CallError
 */
export async function registerMember(context: RegisterContext, body: MemberRegisterBody): Promise<LoginResult> {
  const { tenant, site } = context
  if (!site.flags.some(({ flag, enabled }) => flag === 'USERNAMEREG3' && enabled)) throw new CallError('method_disabled')
  if (body.ageConsent !== true) throw new CallError('age_consent_required', { fields: { ageConsent: { key: 'error_age_consent_required' } } })
  const values = textsOf(body)
  const fields = context.judge(values)
  if (Object.keys(fields).length > 0) throw new CallError('register_invalid', { fields })
  await askCaptcha(context, values['captcha'] ?? '')
  const affiliate = await findAffiliate(tenant, values['affiliateCode'] ?? '')
  const bonus = { amount: site.registration_bonus, currency: site.currency, purpose: 'registration-bonus' }
  const account = await createAccount(tenant, { ...toWish(values), ...affiliate }, bonus).catch((error: unknown) => {
    throw error instanceof UsernameTakenError ? new CallError('username_taken', { fields: { username: { key: 'error_username_taken' } } }) : error
  })
  return openSession(tenant, account)
}

function textsOf(body: MemberRegisterBody): Readonly<Record<string, string>> {
  const texts = Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts.map(([name, text]) => [name, untrimmed.has(name) ? text : text.trim()]))
}

function toWish(values: Readonly<Record<string, string>>) {
  const { username = '', password = '', paymentPassword = '', nickname = '' } = values
  const profile = Object.fromEntries(Object.entries(values).filter(([name, text]) => !apart.has(name) && text !== ''))
  return {
    username,
    password,
    type: accountTypes.player,
    profile,
    ...(nickname === '' ? {} : { nickname }),
    ...(paymentPassword === '' ? {} : { paymentPassword }),
  }
}

/** A captcha is asked for where the site's rule for the field is on. */
async function askCaptcha({ site, checkCaptcha }: RegisterContext, answer: string): Promise<void> {
  const asked = site.rules.some(({ field, enabled }) => field === 'captcha' && enabled)
  if (asked && !(await checkCaptcha(answer))) throw new CallError('captcha_wrong', { captcha: true, fields: { captcha: { key: 'error_captcha_wrong' } } })
}

/** Whose code it is stands above the new player. */
async function findAffiliate(tenant: Tenant, code: string): Promise<{ affiliateCode?: string; upline?: string | null }> {
  if (code === '') return {}
  const agent = await siteOf(tenant).affiliateAgent(code)
  if (agent === undefined) throw new CallError('affiliate_invalid', { fields: { affiliateCode: { key: 'invitation_code_error' } } })
  return { affiliateCode: code, upline: (await accountsOf(tenant).byUsername(agent))?.id ?? null }
}
