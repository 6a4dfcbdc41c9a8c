import { randomBytes } from 'node:crypto'
import type {
  LoginResult,
  MemberRegisterBody,
  MemberRegisterMobileBody,
  MemberRegisterSocialBody,
  SessionOneClickBody,
} from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import { nonProfileFields } from '../../../src/generated/register-fields.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import { MobileTakenError, UsernameTakenError, createAccountStore, normalizePhone, accountTypes, openSession } from '../accounts/index.ts'
import { createAffiliateStore } from './store/affiliates.ts'
import type { Tenant } from '../../database/tenant.ts'
import { listRequiredFields } from '../../../src/engine/rules/registration/register-schema.ts'
import { ApiError } from '../api-context/index.ts'
import { type NewAccount, createAccount } from './create-account.ts'
import { type RegisterMethod, getRegisterForm, validateRegistration } from './validate-registration.ts'
import { createPassword } from '../secrets/index.ts'
import { limitDownlineTerms } from './downline-terms.ts'
import { type VerifiedCode, type Phone, createCodeExpiredError, verifyPhoneToken, verifyRegisterCode } from '../verification/index.ts'
import { assertPasswordStrength } from '../identity/index.ts'
import { createReferralStore } from '../referrals/index.ts'
import { getRegistrationBonus } from '../wallet/index.ts'

export interface RegisterContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
  readonly config: MerchantConfig
  /** Key that hashes phone numbers and codes. */
  readonly key: Buffer
  /** Host of the request. */
  readonly host: string
  /** Checks the answer to this browser's captcha. */
  readonly checkCaptcha: (answer: string) => Promise<boolean>
  /** Whether an account has been logged in to from the visitor's network. */
  readonly isKnownNetwork: (account: string) => Promise<boolean>
}

/** Fields that are stored outside the profile. */
const fieldsOutsideProfile: ReadonlySet<string> = new Set(nonProfileFields)

/**
 * Registers a player by username and logs in. The account and its registration bonus are created in one transaction.
 * Whether a username is taken is disclosed only after all other checks have passed.
 * @throws ApiError
 */
export async function registerMember(context: RegisterContext, body: MemberRegisterBody): Promise<LoginResult> {
  const values = requireValidValues(context, 'username', body)
  const code = await findRegistrationCode(context, values, body)
  await assertCaptcha(context, values)
  const affiliate = await findAffiliate(context, values)
  const inviter = await findInviter(context, values)
  await code?.consume()
  return registerAndLogIn(context, { ...toNewAccount(values), ...affiliate, inviter, mobileVerified: code !== undefined })
}

/**
 * Registers a player by mobile number and logs in. The platform generates the username; players without a password log
 * in by codes. If the site requires a code, visitors without one do not learn whether the number is taken.
 * @throws ApiError
 */
export async function registerByMobile(context: RegisterContext, body: MemberRegisterMobileBody): Promise<LoginResult> {
  const values = requireValidValues(context, 'mobile', body)
  const { mobileNum = '', countryDialingCode = '' } = values
  if (normalizePhone(countryDialingCode, mobileNum) === null)
    throw new ApiError('register_invalid', { fields: { mobileNum: { key: 'reg_phone' } } })
  const code = await findRegistrationCode(context, values, body)
  await assertCaptcha(context, values)
  const affiliate = await findAffiliate(context, values)
  const inviter = await findInviter(context, values)
  await code?.consume()
  const generatedValues = { username: createUsername(), mobileLogin: true, mobileVerified: code !== undefined }
  return registerAndLogIn(context, { ...toNewAccount(values), ...affiliate, inviter, ...generatedValues })
}

/**
 * Registers a visitor who has returned from a social login, and logs in. The platform generates the username and an
 * unknown password; other fields that the site's rules require must be filled in. The account and its link to the
 * identity are created in one transaction.
 * @throws ApiError
 */
export async function registerSocial(
  context: RegisterContext,
  body: MemberRegisterSocialBody,
  linkIdentity: NonNullable<NewAccount['afterInsert']>,
): Promise<LoginResult> {
  const values = requireValidValues(context, 'social', body)
  await assertCaptcha(context, values)
  const affiliate = await findAffiliate(context, values)
  const inviter = await findInviter(context, values)
  return registerAndLogIn(context, {
    ...toNewAccount(values),
    password: undefined,
    ...affiliate,
    inviter,
    username: createUsername(),
    afterInsert: linkIdentity,
  })
}

/**
 * Registers a player by a click, and logs in. The platform generates the username and the password, which is disclosed
 * only in this response.
 * @throws ApiError
 */
export async function registerByClick(
  context: RegisterContext,
  { ageConsent = false }: SessionOneClickBody,
): Promise<{ login: LoginResult; password: string }> {
  if (!isOneClickOffered(context)) throw new ApiError('method_disabled')
  await assertCaptcha(context, requireValidValues(context, 'social', { ageConsent, login: true, registerMethod: 'WEB' }))
  const password = createPassword()
  return {
    login: await registerAndLogIn(context, { ...toNewAccount({ password }), username: createUsername(), unclaimed: true }),
    password,
  }
}

/**
 * Whether registration by a click is available: the brand offers it, registration by username is enabled, and the
 * site's rules require no input.
 */
export function isOneClickOffered({ site, config: { registration } }: Pick<RegisterContext, 'site' | 'config'>): boolean {
  const form = getRegisterForm(site, registration)
  return registration.social.oneClick && form.methods.includes('username') && listRequiredFields(form).length === 0
}

function requireValidValues(
  context: RegisterContext,
  method: RegisterMethod,
  body: MemberRegisterBody | MemberRegisterMobileBody | MemberRegisterSocialBody,
): Readonly<Record<string, string>> {
  const { site, config, host } = context
  if (body.domain !== undefined && body.domain.toLowerCase() !== host) throw new ApiError('domain_invalid')
  const values = validateRegistration(site, config, method, body, new Date())
  assertStrongPasswords(config, values)
  return values
}

/** @throws ApiError register_invalid for a guessable password or payment password */
export function assertStrongPasswords(config: MerchantConfig, values: Readonly<Record<string, string>>): void {
  const { username, mobileNum, email } = values
  for (const field of ['password', 'paymentPassword']) {
    const password = values[field] ?? ''
    if (password !== '')
      assertPasswordStrength({ field, code: 'register_invalid', password, config, personalWords: { username, mobileNum, email } })
  }
}

/** Creates an account and logs in. The caller must have checked that the terms were accepted. */
const registerAndLogIn = async (context: RegisterContext, draft: NewAccount): Promise<LoginResult> =>
  openSession(context.tenant, await createAccountWithBonus(context, { ...draft, termsAccepted: true }), { isNew: true })

/**
 * Creates an account with the registration bonus.
 * @throws ApiError mobile_taken, username_taken, unavailable
 */
export async function createAccountWithBonus(
  { tenant, site }: Pick<RegisterContext, 'tenant' | 'site'>,
  draft: NewAccount,
): Promise<AccountRecord> {
  return createAccount(tenant, draft, getRegistrationBonus(site)).catch((error: unknown) => {
    if (error instanceof MobileTakenError) throw new ApiError('mobile_taken', { fields: { mobileNum: { key: 'error_mobile_taken' } } })
    throw error instanceof UsernameTakenError
      ? new ApiError('username_taken', { fields: { username: { key: 'error_username_taken' } } })
      : error
  })
}

/**
 * Returns the verified code or, if the brand uses an external phone verification, the verified token; `undefined` if
 * the form has no field for a code. The code is checked before the captcha, which can be answered only once, so that a
 * mistyped code does not consume the captcha.
 * @throws ApiError code_wrong, code_expired
 */
async function findRegistrationCode(
  context: RegisterContext,
  { mobileNum = '', countryDialingCode, verificationCode }: Readonly<Record<string, string>>,
  { firebaseChannel, token = '' }: Pick<MemberRegisterBody, 'firebaseChannel' | 'token'>,
): Promise<VerifiedCode | undefined> {
  if (verificationCode === undefined) return undefined
  const { phone: phones, socialSms } = context.config.registration
  const phone: Phone = { countryDialingCode: countryDialingCode ?? phones.default, mobileNum }
  if (socialSms.enabled && firebaseChannel !== socialSms.provider) throw createCodeExpiredError()
  return socialSms.enabled ? verifyPhoneToken(context, phone, token) : verifyRegisterCode(context, phone, verificationCode)
}

/** Returns a generated username, unguessable and anonymous. */
const createUsername = (): string => `m${randomBytes(6).toString('hex')}`

/** Converts the values of a form to the properties of a new player account. */
export function toNewAccount(values: Readonly<Record<string, string>>) {
  const { username = '', password, paymentPassword = '', nickname = '' } = values
  const profile = Object.fromEntries(Object.entries(values).filter(([name]) => !fieldsOutsideProfile.has(name)))
  const optionalValues = { ...(nickname === '' ? {} : { nickname }), ...(paymentPassword === '' ? {} : { paymentPassword }) }
  return { username, password, type: accountTypes.player, profile, ...optionalValues }
}

/**
 * Checks the captcha if the site's rule for the field is enabled.
 * @throws ApiError captcha_wrong
 */
async function assertCaptcha(
  { site, checkCaptcha }: RegisterContext,
  { captcha: answer = '' }: Readonly<Record<string, string>>,
): Promise<void> {
  const isCaptchaEnabled = site.rules.some(({ field, enabled }) => field === 'captcha' && enabled)
  if (isCaptchaEnabled && !(await checkCaptcha(answer)))
    throw new ApiError('captcha_wrong', { captcha: true, fields: { captcha: { key: 'error_captcha_wrong' } } })
}

/**
 * Returns the properties that an affiliate code sets on a new account: the code, its upline, its type and its play
 * terms; only the code if the agent's account does not exist.
 * @throws ApiError affiliate_invalid
 */
async function findAffiliate(
  { tenant, config }: RegisterContext,
  { affiliateCode: code = '' }: Readonly<Record<string, string>>,
): Promise<Partial<Pick<NewAccount, 'affiliateCode' | 'upline' | 'type' | 'terms'>>> {
  if (code === '') return {}
  const affiliate = await createAffiliateStore(tenant).findByCode(code)
  if (affiliate === undefined) throw new ApiError('affiliate_invalid', { fields: { affiliateCode: { key: 'invitation_code_error' } } })
  const { agent: username, type, terms } = affiliate
  const agent = await createAccountStore(tenant).findByUsername(username)
  if (agent === undefined) return { affiliateCode: code }
  return { affiliateCode: code, upline: agent.id, type, terms: limitDownlineTerms(config, agent, terms) }
}

/**
 * Returns the inviter of the new player; `undefined` without a referral code. An unknown code is rejected only if the
 * form has a field for it; otherwise it comes from a URL and is ignored.
 * @throws ApiError register_invalid
 */
async function findInviter(
  { tenant, site, isKnownNetwork }: RegisterContext,
  { referralCode: code = '' }: Readonly<Record<string, string>>,
): Promise<NewAccount['inviter']> {
  if (code === '') return undefined
  const inviter = await createReferralStore(tenant).findInviter(code.toUpperCase())
  const isFieldEnabled = site.rules.some(({ field, enabled }) => field === 'referralCode' && enabled)
  if (inviter === undefined && isFieldEnabled)
    throw new ApiError('register_invalid', { fields: { referralCode: { key: 'invitation_code_error' } } })
  return inviter === undefined ? undefined : { account: inviter, isSamePerson: await isKnownNetwork(inviter) }
}
