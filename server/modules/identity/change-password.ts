import type { MemberChangePasswordBody, MemberSetPaymentPasswordBody } from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import { type AccountFormKind, validateAccountForm } from '../../../src/engine/rules/registration/account-form.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import type { Message } from '../../integrations/messengers/messenger.ts'
import { accountsOf, hashPassword, phoneKey, verifyPassword } from '../accounts/index.ts'
import { CallError } from '../calls/index.ts'
import { registerRulesOf } from '../site/index.ts'
import { type Owner, passwordWrong, reauthenticate } from './reauthenticate.ts'
import { type Guessable, refuseGuessable } from './refuse-guessable.ts'
import type { Sender } from '../messages/index.ts'
import { setPassword } from './set-password.ts'

export interface PasswordContext {
  readonly sender: Sender
  readonly site: SiteRecord
  readonly config: MerchantConfig
  /** The password that the operator gives to many members and that no one may keep. */
  readonly defaultPassword: string | undefined
}

/**
 * Changes the password of a member, or sets the first one. The current session stays; all others end.
 * @throws CallError
 */
export async function changePassword(context: PasswordContext, owner: Owner, body: MemberChangePasswordBody): Promise<null> {
  const { account, tokenHash } = owner
  const { newPassword = '' } = validateForm(context, 'change', { ...body }, !account.password_own)
  assertNotDefault(context, newPassword)
  assertNotGuessable(context, 'newPassword', newPassword, knownOf(account))
  await reauthenticate(context, owner, body.oldPassword, 'oldPassword')
  if (await verifyPassword(context.sender.tenant, account.password_hash, newPassword)) throw invalid('newPassword', 'error_password_same')
  if (!(await setPassword(context.sender.tenant, account, newPassword, { keep: tokenHash }))) throw passwordWrong('oldPassword')
  await notifyOwner(context, account)
  return null
}

/**
 * Sets the payment password, after a new proof of the owner's identity.
 * @throws CallError
 */
export async function setPaymentPassword(context: PasswordContext, owner: Owner, body: MemberSetPaymentPasswordBody): Promise<null> {
  const { account } = owner
  const { paymentPassword = '' } = validateForm(context, 'payment', { ...body }, !account.password_own)
  assertNotGuessable(context, 'paymentPassword', paymentPassword, knownOf(account))
  await reauthenticate(context, owner, body.password)
  if (paymentPassword === body.password) throw invalid('paymentPassword', 'error_payment_same')
  const change = { payment_password_hash: await hashPassword(context.sender.tenant, paymentPassword) }
  if (!(await accountsOf(context.sender.tenant).updateIfUnchanged(account, change))) throw passwordWrong('password')
  return null
}

/**
 * Returns the normalized input if the site's current rules accept it. `known` tells that the form need not ask for the
 * login password.
 */
export function validateForm(
  { site, config }: Pick<PasswordContext, 'site' | 'config'>,
  kind: AccountFormKind,
  body: Readonly<Record<string, string>>,
  known = false,
): Readonly<Record<string, string>> {
  const { errors, values } = validateAccountForm(kind, { rules: registerRulesOf(site), registration: config.registration, known }, body)
  if (Object.keys(errors).length > 0) throw new CallError('fields_invalid', { fields: errors })
  return values
}

export function assertNotDefault({ defaultPassword }: Pick<PasswordContext, 'defaultPassword'>, password: string): void {
  if (password === defaultPassword) throw invalid('newPassword', 'error_password_default')
}

/** Rejects passwords that are easily guessed. */
export function assertNotGuessable(
  { config }: Pick<PasswordContext, 'config'>,
  field: string,
  password: string,
  known: Guessable['known'],
): void {
  refuseGuessable({ field, code: 'fields_invalid', password, config, known })
}

export const knownOf = ({ username, profile }: AccountRecord): Guessable['known'] => ({
  username,
  mobileNum: profile['mobileNum'],
  email: profile['email'],
})

/** Notices to the owner of an account. The subject of each has the key with the suffix `_subject`. */
type OwnerNotice = 'message_changed' | 'message_app_removed' | 'message_contact_changed' | 'message_payee_added'

/** Notices about money or contact details, which are sent by text message if there is no e-mail address. */
const alsoByPhone: ReadonlySet<OwnerNotice> = new Set(['message_contact_changed', 'message_payee_added'])

/** Notifies the owner of a change to the account, if there is a contact. */
export async function notifyOwner(
  { sender }: Pick<PasswordContext, 'sender'>,
  { profile }: AccountRecord,
  what: OwnerNotice = 'message_changed',
  values: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const text = sender.text(what, values)
  const phone = phoneKey(profile['countryDialingCode'] ?? '', profile['mobileNum'] ?? '')
  const createMessage = (): Message | undefined => {
    if (profile['email'] !== undefined) return { channel: 'email', to: profile['email'], subject: sender.text(`${what}_subject`, {}), text }
    return alsoByPhone.has(what) && phone !== null ? { channel: 'sms', to: phone, text } : undefined
  }
  const message = createMessage()
  if (message) await sender.send(message)
}

const invalid = (field: string, key: string): CallError => new CallError('fields_invalid', { fields: { [field]: { key } } })
