import type { MemberContactCodeBody, MemberDetails, MemberSetContactBody } from '../../../src/generated/api.ts'
import { createAccountStore, toMemberDetails, MobileTakenError, type VerifiedContact, assertRealAccount } from '../accounts/index.ts'
import type { AccountRecord } from '../../database/records.ts'
import { ApiError } from '../api-context/index.ts'
import { type AccountCode, sendAccountCode, consumeAccountCode } from '../verification/index.ts'
import { type PasswordContext, parseAccountForm, notifyOwner } from './change-password.ts'
import { type Owner, createWrongPasswordError, reauthenticate } from './reauthenticate.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createAuthenticatorStore } from './store/authenticators.ts'

/**
 * Sends a code to the mobile number or email address that a member wants to set.
 * @throws ApiError real_account_required, fields_invalid, too_many_requests, code_quota
 */
export async function sendContactCode(
  context: PasswordContext,
  account: AccountRecord,
  body: MemberContactCodeBody,
): Promise<{ expiredMinutes: number }> {
  assertRealAccount(account)
  return sendAccountCode(context.sender, createContactCode(account, parseContact(context, body)))
}

/**
 * Replaces a contact of the account with the one that the code was sent to, after a new proof of the owner's identity:
 * codes for login and confirmation will be sent there.
 * @throws ApiError real_account_required, fields_invalid, password_wrong, login_too_old, code_wrong, code_expired,
 * mobile_taken, too_many_requests, unavailable
 */
export async function setContact(context: PasswordContext, owner: Owner, body: MemberSetContactBody): Promise<MemberDetails> {
  const { sender } = context
  const { account } = owner
  const contact = parseContact(context, body)
  await reauthenticate(context, owner, body.password)
  await consumeAccountCode(sender, createContactCode(account, contact), body.code)
  const updated = await createAccountStore(sender.tenant)
    .setContact(account, contact)
    .catch((error: unknown) => {
      throw error instanceof MobileTakenError
        ? new ApiError('mobile_taken', { fields: { mobileNum: { key: 'error_mobile_taken' } } })
        : error
    })
  if (!updated) throw createWrongPasswordError('password')
  await notifyOwner(context, account, 'message_contact_changed')
  return getMemberDetails(sender.tenant, (await createAccountStore(sender.tenant).findById(account.id)) ?? account)
}

const createContactCode = (account: AccountRecord, to: VerifiedContact): AccountCode => ({ account, purpose: 'contact', to })

/**
 * Returns the contact in the request, validated by the registration rules: a mobile number or an email address.
 * @throws ApiError fields_invalid, also if the request has both or neither
 */
function parseContact(
  context: Pick<PasswordContext, 'site' | 'config'>,
  { mobileNum, countryDialingCode, email }: MemberContactCodeBody,
): VerifiedContact {
  if ((mobileNum === undefined) === (email === undefined))
    throw new ApiError('fields_invalid', { fields: { mobileNum: { key: 'reg_required' } } })
  if (email !== undefined) return { email: parseAccountForm(context, 'address', { email })['email'] ?? '' }
  const country = countryDialingCode ?? context.config.registration.phone.default
  const validated = parseAccountForm(context, 'code', { mobileNum: mobileNum ?? '', countryDialingCode: country })
  return { mobileNum: validated['mobileNum'] ?? '', countryDialingCode: validated['countryDialingCode'] ?? country }
}

/** Returns the account for its owner, with its security settings. */
export async function getMemberDetails(tenant: Tenant, account: AccountRecord): Promise<MemberDetails> {
  const hasAuthenticator = (await createAuthenticatorStore(tenant).find(account.id, true)) !== undefined
  return { ...toMemberDetails(account), hasPassword: account.password_known, authenticator: hasAuthenticator }
}
