import { createTextFunction } from '../../../src/engine/resolve/brand-texts.ts'
import { stripLanguageMarks } from '../../../src/engine/rules/fallback-text.ts'
import type { LoginResult, MemberForgotByEmailBody, MemberPasswordByPhoneBody } from '../../../src/generated/api.ts'
import type { AccountRecord } from '../../database/records.ts'
import { createAccountStore, normalizeUsername, normalizeEmail, accountTypes, openSession } from '../accounts/index.ts'
import { createTemporaryPasswordStore } from './store/temporary-passwords.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import type { Message } from '../../integrations/messengers/messenger.ts'
import { ApiError } from '../api-context/index.ts'
import {
  type PasswordContext,
  parseAccountForm,
  getPersonalWords,
  assertNotDefaultPassword,
  assertNotGuessable,
  notifyOwner,
  setPassword,
} from '../identity/index.ts'
import type { Job, Jobs } from '../jobs/index.ts'
import { getJobBrand, type DeliveryDeps, type MessageDeps } from '../messages/index.ts'
import { limitRate, createCodeExpiredError, verifyPhoneCode } from '../verification/index.ts'
import { isFlagOn } from '../site/index.ts'
import { computeHmac, createPassword } from '../secrets/index.ts'
import { type ChallengeLogin, assertLoginAllowed, hashTemporaryPassword } from './log-in.ts'

/** Lifetime of a temporary password, and rate limits for requests per username and per network. */
const mailLimits = {
  passwordMinutes: 30,
  account: { windowSeconds: 3600, max: 6, minIntervalSeconds: 60 },
  ipAddress: { windowSeconds: 3600, max: 30, minIntervalSeconds: 0 },
} as const

/**
 * Sends a temporary password to the account with this username and email address. Unknown accounts get the same
 * response in the same time, unless the brand reveals them. The current password stays valid until the temporary one
 * is used, so that no one can lock out another member.
 * @throws ApiError fields_invalid, too_many_requests, account_unknown
 */
export async function requestPasswordByEmail(
  context: PasswordContext,
  jobs: Jobs,
  body: MemberForgotByEmailBody,
): Promise<{ expiredMinutes: number }> {
  const { sender } = context
  const { username = '', email = '' } = parseAccountForm(context, 'email', { ...body })
  await limitRate(sender.tenant, computeHmac(sender.key, 'mail-address', sender.network), mailLimits.ipAddress)
  await limitRate(sender.tenant, computeHmac(sender.key, 'mail-account', normalizeUsername(username)), mailLimits.account)
  if (context.config.settings.unknownAccounts === 'revealed' && !(await findAccountByEmail(sender.tenant, username, email)))
    throw new ApiError('account_unknown')
  await jobs.enqueue(sender.tenant, 'password-reset', { username, email, language: sender.language } satisfies PasswordReset)
  return { expiredMinutes: mailLimits.passwordMinutes }
}

/** Payload of the job: the submitted form. The job finds the account, so that the response time reveals nothing. */
interface PasswordReset {
  readonly username: string
  readonly email: string
  readonly language: string
}

/**
 * Creates the job handler that generates a requested temporary password and enqueues the email with it, in one
 * transaction. For unknown accounts, the job does nothing.
 */
export const createResetJob =
  ({ brands, sites, secrets, jobs }: DeliveryDeps & MessageDeps) =>
  async ({ merchant, payload }: Job): Promise<void> => {
    const { username, email, language } = payload as PasswordReset
    const brand = getJobBrand(brands, merchant)
    const tenant = sites.tenant(brand)
    const recipient = await findAccountByEmail(tenant, username, email)
    if (!recipient) return
    const getText = createTextFunction(brand.config, language)
    const password = createPassword()
    const expiresAt = new Date(Date.now() + mailLimits.passwordMinutes * 60_000)
    const text = stripLanguageMarks(getText('message_reset', { password, count: mailLimits.passwordMinutes }))
    const message: Message = { channel: 'email', to: recipient.to, subject: stripLanguageMarks(getText('message_reset_subject', {})), text }
    await withTransaction(tenant, async (trx) => {
      await createTemporaryPasswordStore(trx).upsert(
        recipient,
        hashTemporaryPassword(secrets.deriveKey('throttle'), recipient.id, password),
        expiresAt,
      )
      await jobs.enqueue(trx, 'message', { message })
    })
  }

/**
 * Returns the enabled account with this username and email address; `undefined` if there is none, or if it is a trial
 * account.
 */
async function findAccountByEmail(
  tenant: Tenant,
  username: string,
  email: string,
): Promise<(AccountRecord & { readonly to: string }) | undefined> {
  const account = await createAccountStore(tenant).findByUsername(username)
  const to = account?.profile['email']
  const isEligible = account?.email_key === normalizeEmail(email) && !account.disabled && account.type !== accountTypes.guest
  return account && isEligible && to !== undefined ? { ...account, to } : undefined
}

/**
 * Sets a new password for the account whose phone received the code, and logs in; all existing sessions end. A rejected
 * password does not consume the code, and only a visitor with a valid code learns anything about the account. The login
 * may need extra verification like any other, unless the brand accepts SMS codes for it: this code then counts as one.
 * @throws ApiError
 */
export async function setPasswordByPhone(
  context: PasswordContext & { readonly side: 'member' | 'agent'; readonly challengeLogin: ChallengeLogin },
  body: MemberPasswordByPhoneBody,
): Promise<LoginResult> {
  const { sender, site, config, side, challengeLogin } = context
  if (!isFlagOn(site, 'CHNGPASSVERIF3')) throw new ApiError('method_disabled')
  const { newPassword = '', mobileNum = '', verificationCode = '' } = parseAccountForm(context, 'phone', { ...body })
  assertNotDefaultPassword(context, newPassword)
  assertNotGuessable(context, 'newPassword', newPassword, { mobileNum })
  const code = await verifyPhoneCode(sender, mobileNum, verificationCode)
  if (!code.account) throw createCodeExpiredError()
  assertLoginAllowed(code.account, side)
  assertNotGuessable(context, 'newPassword', newPassword, getPersonalWords(code.account))
  await code.consume()
  const account = await setPassword(sender.tenant, code.account, newPassword)
  if (!account) throw createCodeExpiredError()
  await notifyOwner(context, account)
  if (!config.settings.extraVerification.sms) await challengeLogin(account, { isDefault: false, mustChange: false })
  return openSession(sender.tenant, account)
}
