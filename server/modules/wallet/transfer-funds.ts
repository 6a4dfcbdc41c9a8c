import type { Balance, WalletTransferBody } from '../../../src/generated/api.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import { createAccountStore, createDownlineStore, lockAccounts, assertAgent, assertRealAccount } from '../accounts/index.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { ApiError } from '../api-context/index.ts'
import { limitRate } from '../verification/index.ts'
import { computeHmac } from '../secrets/index.ts'
import { IdempotencyError, isTransferDone, type TransferContent, postTransfer } from './ledger.ts'
import { getBalance } from './get-balance.ts'
import { createWithdrawableExceededError } from './insufficient-funds.ts'
import { authorizePayout, PayoutRefusedError } from './payout.ts'
import { requirePermit } from './permit.ts'
import { requirePositiveAmount } from './require-positive-amount.ts'
import { assertPaymentPassword } from '../identity/index.ts'
import type { Sender } from '../messages/index.ts'

interface TransferContext {
  readonly sender: Sender
  readonly site: SiteRecord
}

/** Rate limit of the transfers that an account attempts. */
const limits = { windowSeconds: 600, max: 60, minIntervalSeconds: 0 } as const

/**
 * Transfers money between an agent and a direct downline, in either direction, once per key. Bonuses are excluded: an
 * agent who registers players could collect them.
 * @throws ApiError real_account_required, forbidden, fields_invalid, payment_password_unset, password_wrong,
 * transfer_unavailable, transfer_limit, transfer_key_used, too_many_requests
 */
export async function transferFunds({ sender, site }: TransferContext, account: AccountRecord, body: WalletTransferBody): Promise<Balance> {
  const { tenant, key } = sender
  assertRealAccount(account)
  if (body.to === 'downline') assertAgent(account)
  const amount = requirePositiveAmount(body.amount, site)
  await limitRate(tenant, computeHmac(key, 'transfer', account.id), limits)
  const counterparty = await requireCounterparty(tenant, account, body)
  await assertPaymentPassword(sender, account, body.paymentPassword)
  const input: FundTransfer = {
    idempotencyKey: `transfer/${account.id}/${body.key}`,
    purpose: `${body.to}-transfer`,
    currency: site.currency,
    lines: [
      { party: { player: account.id }, amount: -amount },
      { party: { player: counterparty.id }, amount },
    ],
  }
  await withTransaction(tenant, (trx) => transferOnce(trx, account, counterparty, input, amount)).catch((error: unknown) =>
    rethrowAsTransferError(site, error),
  )
  return getBalance(tenant, site, account.id)
}

type FundTransfer = TransferContent & { readonly purpose: 'upline-transfer' | 'downline-transfer' }

/** Transfers once per key. The error does not reveal which of the two accounts may not send or receive money. */
async function transferOnce(
  trx: Tenant,
  account: AccountRecord,
  counterparty: AccountRecord,
  input: FundTransfer,
  amount: bigint,
): Promise<void> {
  await lockAccounts(trx, [account.id, counterparty.id])
  if (await isTransferDone(trx, input)) return
  const { currency } = input
  try {
    const permits = [await requirePermit(trx, { account: counterparty.id, kind: 'transfer', amount, currency })]
    const authorization = await authorizePayout(trx, { route: 'transfer', account: account.id, currency, amount })
    await postTransfer(trx, { ...input, authorization, permits })
  } catch (error) {
    throw error instanceof ApiError ? new ApiError('transfer_unavailable') : error
  }
}

function rethrowAsTransferError(site: SiteRecord, error: unknown): never {
  if (error instanceof IdempotencyError) throw new ApiError('transfer_key_used')
  throw error instanceof PayoutRefusedError ? createWithdrawableExceededError(error.withdrawable, site) : error
}

/** Returns the other account. The error does not reveal whether a username outside the downline exists. */
async function requireCounterparty(
  tenant: Tenant,
  account: AccountRecord,
  { to, account: name }: WalletTransferBody,
): Promise<AccountRecord> {
  const findDownline = async () => (name === undefined ? undefined : createDownlineStore(tenant, account.id).findByUsername(name))
  const findUpline = async () =>
    account.upline === null || name !== undefined ? undefined : createAccountStore(tenant).findById(account.upline)
  const counterparty = await (to === 'downline' ? findDownline() : findUpline())
  if (!counterparty || counterparty.id === account.id) throw new ApiError('transfer_unavailable')
  return counterparty
}
