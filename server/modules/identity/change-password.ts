import type { MemberChangePasswordBody, MemberSetPaymentPasswordBody } from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import { type AccountFormKind, validateAccountForm } from '../../../src/engine/rules/registration/account-form.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import type { Message } from '../../integrations/messengers/messenger.ts'
import { createAccountStore, hashPassword, normalizePhone, verifyPassword } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import { toRegisterRules } from '../site/index.ts'
import { type Owner, createWrongPasswordError, reauthenticate } from './reauthenticate.ts'
import { type PasswordCheck, assertPasswordStrength } from './assert-password-strength.ts'
import type { Sender } from '../messages/index.ts'
import { setPassword } from './set-password.ts'

export interface PasswordContext {
  readonly sender: Sender
  readonly site: SiteRecord
  readonly config: MerchantConfig
  /** Initial password that the operator assigns to many members, who must change it at the next login. */
  readonly defaultPassword: string | undefined
}

/**
 * Changes the password of a member, or sets the first one. Keeps the current session, and revokes all others.
 * @throws ApiError real_account_required, fields_invalid, password_wrong, login_too_old, too_many_requests, unavailable
 */
export async function changePassword(context: PasswordContext, owner: Owner, body: MemberChangePasswordBody): Promise<null> {
  const { account, tokenHash } = owner
  const { newPassword = '' } = parseAccountForm(context, 'change', { ...body }, !account.password_known)
  assertNotDefaultPassword(context, newPassword)
  assertNotGuessable(context, 'newPassword', newPassword, getPersonalWords(account))
  await reauthenticate(context, owner, body.oldPassword, 'oldPassword')
  if (await verifyPassword(context.sender.tenant, account.password_hash, newPassword))
    throw createFieldError('newPassword', 'error_password_same')
  if (!(await setPassword(context.sender.tenant, account, newPassword, { retainedSession: tokenHash })))
    throw createWrongPasswordError('oldPassword')
  await notifyOwner(context, account)
  return null
}

/**
 * Sets the payment password, after a new proof of the owner's identity.
 * @throws ApiError real_account_required, fields_invalid, password_wrong, login_too_old, too_many_requests, unavailable
 */
export async function setPaymentPassword(context: PasswordContext, owner: Owner, body: MemberSetPaymentPasswordBody): Promise<null> {
  const { account } = owner
  const { paymentPassword = '' } = parseAccountForm(context, 'payment', { ...body }, !account.password_known)
  assertNotGuessable(context, 'paymentPassword', paymentPassword, getPersonalWords(account))
  await reauthenticate(context, owner, body.password)
  if (paymentPassword === body.password) throw createFieldError('paymentPassword', 'error_payment_same')
  const change = { payment_password_hash: await hashPassword(context.sender.tenant, paymentPassword) }
  if (!(await createAccountStore(context.sender.tenant).updateIfUnchanged(account, change))) throw createWrongPasswordError('password')
  return null
}

/**
 * Validates an account form by the site's current rules and returns its normalized values. `omitsPassword` is set
 * if the form has no field for the current password.
 * @throws ApiError fields_invalid
 */
export function parseAccountForm(
  { site, config }: Pick<PasswordContext, 'site' | 'config'>,
  kind: AccountFormKind,
  body: Readonly<Record<string, string>>,
  omitsPassword = false,
): Readonly<Record<string, string>> {
  const { errors, values } = validateAccountForm(
    kind,
    { rules: toRegisterRules(site), registration: config.registration, omitsPassword },
    body,
  )
  if (Object.keys(errors).length > 0) throw new ApiError('fields_invalid', { fields: errors })
  return values
}

/** @throws ApiError fields_invalid, for the field `newPassword`, if it is the default password */
export function assertNotDefaultPassword({ defaultPassword }: Pick<PasswordContext, 'defaultPassword'>, password: string): void {
  if (password === defaultPassword) throw createFieldError('newPassword', 'error_password_default')
}

/** @throws ApiError fields_invalid if the password is easily guessed */
export function assertNotGuessable(
  { config }: Pick<PasswordContext, 'config'>,
  field: string,
  password: string,
  personalWords: PasswordCheck['personalWords'],
): void {
  assertPasswordStrength({ field, code: 'fields_invalid', password, config, personalWords })
}

export const getPersonalWords = ({ username, profile }: AccountRecord): PasswordCheck['personalWords'] => ({
  username,
  mobileNum: profile['mobileNum'],
  email: profile['email'],
})

/** Message keys of notices to the owner of an account. The key of the subject has the suffix `_subject`. */
type OwnerNotice = 'message_changed' | 'message_app_removed' | 'message_contact_changed' | 'message_payee_added' | 'message_payee_usable'

/** Notices about payout accounts or contact details, which may be sent by text message. */
const smsNotices: ReadonlySet<OwnerNotice> = new Set(['message_contact_changed', 'message_payee_added', 'message_payee_usable'])

/**
 * Notifies the owner of a change to the account by email or, for the notices in `smsNotices`, by text message if there
 * is no email address. Sends nothing if the account has no such contact.
 */
export async function notifyOwner(
  { sender }: Pick<PasswordContext, 'sender'>,
  { profile }: AccountRecord,
  noticeKey: OwnerNotice = 'message_changed',
  values: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const text = sender.text(noticeKey, values)
  const phone = normalizePhone(profile['countryDialingCode'] ?? '', profile['mobileNum'] ?? '')
  const createMessage = (): Message | undefined => {
    if (profile['email'] !== undefined)
      return { channel: 'email', to: profile['email'], subject: sender.text(`${noticeKey}_subject`, {}), text }
    return smsNotices.has(noticeKey) && phone !== null ? { channel: 'sms', to: phone, text } : undefined
  }
  const message = createMessage()
  if (message) await sender.send(message)
}

const createFieldError = (field: string, key: string): ApiError => new ApiError('fields_invalid', { fields: { [field]: { key } } })
