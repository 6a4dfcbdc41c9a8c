import type { Payee, PayeeAddBody, PayeeCode, PayeeConfirmBody, PayeeList } from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import { validatePayee } from '../../../src/engine/rules/money/validate-payee.ts'
import type { AccountRecord } from '../../database/records.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { createAccountStore, assertRealAccount } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import { assertPaymentPassword, notifyOwner } from '../identity/index.ts'
import type { Sender } from '../messages/index.ts'
import { computeHmac } from '../secrets/index.ts'
import { type Phone, requireVerifiedPhone, sendAccountCode, consumeAccountCode } from '../verification/index.ts'
import { encryptPayee, toMaskedPayeeDto, toPayeeDto } from './sealed-payee.ts'
import { getPayoutSettings } from './payout-settings.ts'
import { type PayeeRecord, DuplicatePayeeError, createPayeeStore } from './store/payees.ts'

export interface PayeeContext {
  readonly sender: Sender
  readonly config: MerchantConfig
  /** Key that encrypts payee details and hashes account numbers. */
  readonly payeeKey: Buffer
}

/** Maximum number of payout accounts of a member. */
const maxPayees = 10

/** @throws ApiError real_account_required */
export async function listPayees({ sender: { tenant }, config }: PayeeContext, account: AccountRecord): Promise<PayeeList> {
  assertRealAccount(account)
  const [{ channels, cool_down_hours: coolDownHours }, payees] = await Promise.all([
    getPayoutSettings(tenant, config),
    createPayeeStore(tenant, account.id).list(),
  ])
  const holder = account.profile['payeeName'] ?? ''
  return { payees: payees.map(toPayeeDto), channels: [...channels], ...(holder !== '' && { holder }), maxPayees, coolDownHours }
}

/**
 * Adds a payout account, which must be confirmed by a code sent to its owner's phone. A pending one with the same
 * number is replaced.
 * @throws ApiError real_account_required, mobile_unverified; fields_invalid, also if the payout account is already
 * confirmed; payment_password_unset, password_wrong, payee_limit, too_many_requests, unavailable
 */
export async function addPayee(context: PayeeContext, account: AccountRecord, body: PayeeAddBody): Promise<PayeeCode> {
  const { sender, config, payeeKey } = context
  const { tenant } = sender
  requireOwnerPhone(account)
  const { channels } = await getPayoutSettings(tenant, config)
  const { errors, values } = validatePayee({ channels, holder: account.profile['payeeName'] }, body)
  const channel = channels.find(({ id }) => id === body.channel)
  if (!channel || Object.keys(errors).length > 0) throw new ApiError('fields_invalid', { fields: errors })
  await assertPaymentPassword(sender, account, body.paymentPassword)
  const detail = { number: values.number, ...(channel.kind === 'bank' && { holder: values.holder }) }
  const digest = computeHmac(payeeKey, 'payee', `${account.id} ${channel.id} ${values.number.toLowerCase()}`)
  const id = await withTransaction(tenant, async (trx) => {
    await createAccountStore(trx).lock(account.id)
    const payees = createPayeeStore(trx, account.id)
    await payees.removePending(digest)
    if ((await payees.list()).length >= maxPayees) throw new ApiError('payee_limit')
    return payees.insert({ ...encryptPayee(tenant, payeeKey, channel.kind, channel.name, detail), channel: channel.id, digest })
  }).catch((error: unknown) => {
    throw error instanceof DuplicatePayeeError ? new ApiError('fields_invalid', { fields: { number: { key: 'payee_known' } } }) : error
  })
  return sendPayeeCode(context, account, id)
}

/**
 * Sends the confirmation code of a pending payout account to its owner's phone.
 * @throws ApiError real_account_required, mobile_unverified, too_many_requests; not_found, also if it is already
 * confirmed
 */
export async function sendPayeeCode({ sender }: PayeeContext, account: AccountRecord, id: string): Promise<PayeeCode> {
  const to = requireOwnerPhone(account)
  const { usable_at: usableAt } = await getPayee(sender.tenant, account, id)
  if (usableAt !== null) throw new ApiError('not_found')
  return { id, ...(await sendAccountCode(sender, toCodeRequest(account, id, to))) }
}

/**
 * Confirms a payout account by its code and notifies the owner. It becomes the preferred one if there is none yet. An
 * already confirmed account is returned unchanged.
 * @throws ApiError real_account_required, not_found, mobile_unverified, code_wrong, code_expired
 */
export async function confirmPayee(
  { sender, config }: PayeeContext,
  account: AccountRecord,
  { id, verificationCode }: PayeeConfirmBody,
): Promise<Payee> {
  const { tenant } = sender
  const to = requireOwnerPhone(account)
  const payee = await getPayee(tenant, account, id)
  if (payee.usable_at !== null) return toPayeeDto(payee)
  await consumeAccountCode(sender, toCodeRequest(account, id, to), verificationCode)
  const { cool_down_hours: hours } = await getPayoutSettings(tenant, config)
  await withTransaction(tenant, async (trx) => {
    await createAccountStore(trx).lock(account.id)
    const payees = createPayeeStore(trx, account.id)
    if ((await payees.confirm(id, hours)) && !(await payees.hasPreferred())) await payees.setPreferred(id)
  })
  const { name, number } = toMaskedPayeeDto(payee)
  await (hours === 0
    ? notifyOwner({ sender }, account, 'message_payee_usable', { name, number })
    : notifyOwner({ sender }, account, 'message_payee_added', { name, number, count: hours }))
  return toPayeeDto(await getPayee(tenant, account, id))
}

/** @throws ApiError real_account_required, not_found */
export async function setPreferredPayee({ sender: { tenant } }: PayeeContext, account: AccountRecord, id: string): Promise<null> {
  assertRealAccount(account)
  const result = await withTransaction(tenant, async (trx) => {
    await createAccountStore(trx).lock(account.id)
    if (!(await createPayeeStore(trx, account.id).setPreferred(id))) throw new ApiError('not_found')
    return null
  })
  return result
}

/** @throws ApiError real_account_required, not_found */
export async function removePayee({ sender: { tenant } }: PayeeContext, account: AccountRecord, id: string): Promise<null> {
  assertRealAccount(account)
  if (!(await createPayeeStore(tenant, account.id).remove(id))) throw new ApiError('not_found')
  return null
}

/**
 * Returns a payout account that can receive a payout now.
 * @throws ApiError payee_missing if it does not exist or is not confirmed, payee_cooling until its cool-down has ended
 */
export async function requireUsablePayee(tenant: Tenant, account: AccountRecord, id: string): Promise<PayeeRecord> {
  const payee = await createPayeeStore(tenant, account.id).find(id)
  if (!payee?.usable_at) throw new ApiError('payee_missing')
  if (payee.usable_at > new Date()) throw new ApiError('payee_cooling')
  return payee
}

async function getPayee(tenant: Tenant, account: AccountRecord, id: string): Promise<PayeeRecord> {
  assertRealAccount(account)
  const payee = await createPayeeStore(tenant, account.id).find(id)
  if (!payee) throw new ApiError('not_found')
  return payee
}

function requireOwnerPhone(account: AccountRecord): Phone {
  assertRealAccount(account)
  return requireVerifiedPhone(account)
}

const toCodeRequest = (account: AccountRecord, id: string, to: Phone) => ({ account, purpose: `payee ${id}`, to })
