import { createHash, randomUUID } from 'node:crypto'
import type { WithdrawalRequestBody } from '../../../src/generated/api.ts'
import { validateWithdrawal } from '../../../src/engine/rules/money/validate-withdrawal.ts'
import { computeWithdrawalFee } from '../../../src/engine/rules/money/withdrawal-fee.ts'
import { createInitialWithdrawalStatus } from '../../../src/engine/rules/money/withdrawal-transitions.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { createAccountStore, assertRealAccount } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import { assertPaymentPassword } from '../identity/index.ts'
import type { Sender } from '../messages/index.ts'
import { requireUsablePayee } from '../payees/index.ts'
import { createReference } from '../secrets/index.ts'
import { requireVerifiedPhone } from '../verification/index.ts'
import { authorizePayout, PayoutRefusedError, requirePositiveAmount, postTransfer } from '../wallet/index.ts'
import { type WithdrawalContext, getCurrentTerms } from './withdrawal-terms.ts'
import { type WithdrawalRecord, createWithdrawalStore } from './store/withdrawals.ts'

/**
 * Requests a withdrawal and reserves its amount in the same transaction. Missing prerequisites of the account are
 * reported before the limits are checked, in the order in which they are set up. A repeated request with the same key
 * returns the existing withdrawal.
 * @throws ApiError real_account_required, fields_invalid, payment_password_unset, mobile_unverified, payee_missing,
 * payee_cooling, password_wrong, too_many_requests, withdrawal_limit, withdrawal_turnover, withdrawal_key_used,
 * account_disabled
 */
export async function requestWithdrawal(
  context: WithdrawalContext,
  sender: Sender,
  account: AccountRecord,
  body: WithdrawalRequestBody,
): Promise<WithdrawalRecord> {
  const { tenant, site } = context
  assertRealAccount(account)
  const amount = requirePositiveAmount(body.amount, site)
  const fingerprint = computeRequestFingerprint(amount, body.payee)
  const repeatedWithdrawal = await findRepeatedWithdrawal(tenant, account, body.key, fingerprint)
  if (repeatedWithdrawal) return repeatedWithdrawal
  if (account.payment_password_hash === null) throw new ApiError('payment_password_unset')
  requireVerifiedPhone(account)
  await requireUsablePayee(tenant, account, body.payee)
  await assertPaymentPassword(sender, account, body.paymentPassword)
  return withTransaction(tenant, async (trx) => {
    await createAccountStore(trx).lock(account.id)
    const existing = await findRepeatedWithdrawal(trx, account, body.key, fingerprint)
    return existing ?? reserveFunds({ ...context, tenant: trx }, account, { amount, fingerprint, payee: body.payee, key: body.key })
  })
}

/**
 * Returns the withdrawal that was requested with the same key; `undefined` if the key is unused.
 * @throws ApiError withdrawal_key_used if the amount or the payee differs
 */
async function findRepeatedWithdrawal(
  tenant: Tenant,
  { id }: AccountRecord,
  key: string,
  fingerprint: string,
): Promise<WithdrawalRecord | undefined> {
  const existing = await createWithdrawalStore(tenant).findByKey(id, key)
  if (existing && existing.fingerprint !== fingerprint) throw new ApiError('withdrawal_key_used')
  return existing
}

interface WithdrawalInput {
  readonly amount: bigint
  readonly payee: string
  readonly key: string
  readonly fingerprint: string
}

async function reserveFunds(
  context: WithdrawalContext,
  account: AccountRecord,
  { amount, payee, key, fingerprint }: WithdrawalInput,
): Promise<WithdrawalRecord> {
  const { tenant, site } = context
  const { currency } = site
  const { kind, name, shown, holder_shown, sealed } = await requireUsablePayee(tenant, account, payee)
  const fee = await requireValidAmount(context, account, amount)
  const authorization = await authorizePayout(tenant, { route: 'withdrawal', account: account.id, currency, amount }).catch(
    rethrowAsRequestError,
  )
  const id = randomUUID()
  await postTransfer(tenant, {
    idempotencyKey: `withdrawal-hold/${id}`,
    purpose: 'withdrawal-hold',
    authorization,
    currency,
    reference: id,
    lines: [
      { party: { player: account.id }, amount: -amount },
      { party: { player: account.id, wallet: 'held' }, amount },
    ],
  })
  const { due } = createInitialWithdrawalStatus(amount - fee)
  const payeeColumns = { kind, name, shown, holder_shown, sealed }
  return createWithdrawalStore(tenant).insert({
    ...payeeColumns,
    id,
    reference: createReference('W'),
    account: account.id,
    key,
    fingerprint,
    currency,
    amount,
    fee,
    due,
  })
}

function rethrowAsRequestError(error: unknown): never {
  if (error instanceof PayoutRefusedError)
    throw new ApiError(error.withdrawable.wageringLeft > 0n ? 'withdrawal_turnover' : 'withdrawal_limit')
  throw error
}

/**
 * Asserts that an amount is within the limits and returns its fee.
 * @throws ApiError withdrawal_limit, withdrawal_turnover
 */
async function requireValidAmount(context: WithdrawalContext, account: AccountRecord, amount: bigint): Promise<bigint> {
  const { limits, fee: feeTerms, turnover } = await getCurrentTerms(context, account)
  if (turnover > 0n) throw new ApiError('withdrawal_turnover')
  const fee = computeWithdrawalFee(amount, feeTerms)
  const issue = validateWithdrawal(amount, fee, limits)
  if (issue) throw new ApiError('withdrawal_limit', { fields: { amount: toFieldError(issue, context.site) } })
  return fee
}

const toFieldError = ({ key, amount }: NonNullable<ReturnType<typeof validateWithdrawal>>, { exponent }: SiteRecord) => ({
  key,
  ...(amount !== undefined && { values: { amount: formatDecimal(amount, exponent) } }),
})

const computeRequestFingerprint = (amount: bigint, payee: string): string =>
  createHash('sha256').update(`${amount.toString()} ${payee}`).digest('base64url')
