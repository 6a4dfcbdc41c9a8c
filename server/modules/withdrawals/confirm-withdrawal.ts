import type { WithdrawalConfirmBody } from '../../../src/generated/api.ts'
import { parseAmount } from '../../../src/engine/rules/money/parse-amount.ts'
import { type WithdrawalTransition, validateReceiptReport } from '../../../src/engine/rules/money/withdrawal-transitions.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { assertRealAccount } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import { type UploadDeps, deleteUpload, storeUpload } from '../uploads/index.ts'
import { type TransitionContext, WithdrawalTransitionError, transitionWithdrawal } from './transition-withdrawal.ts'
import { type WithdrawalRecord, createWithdrawalStore } from './store/withdrawals.ts'

export interface ConfirmContext extends TransitionContext {
  readonly site: SiteRecord
  readonly uploads: UploadDeps
}

/** Retention of a proof in days: the time for which banks respond to inquiries. */
const proofDays = 180

/**
 * Records what a player reports about a payment: its outcome while confirmation is pending, or its arrival after a part
 * or all of it was reported as missing.
 * @throws ApiError real_account_required, not_found, fields_invalid, withdrawal_changed, upload_invalid,
 * upload_too_large, upload_refused
 */
export async function confirmWithdrawal(
  context: ConfirmContext,
  account: AccountRecord,
  { id, outcome, remainingAmount, proofImage }: WithdrawalConfirmBody,
): Promise<WithdrawalRecord> {
  const { tenant, site, uploads } = context
  const withdrawal = await requireOwnWithdrawal(tenant, account, id)
  if (outcome === 'received' && withdrawal.state !== 'paid-out')
    return applyTransition(context, withdrawal, { action: 'reportArrival' }, { received: withdrawal.due })
  // After the brand's time for confirmation it is too late, even if the job has not run yet.
  if (withdrawal.receive_by === null || withdrawal.receive_by <= new Date()) throw new ApiError('withdrawal_changed')
  const remaining = remainingAmount === undefined ? undefined : parseAmount(remainingAmount, site.exponent)
  const errors = validateReceiptReport({ outcome, remaining, proof: proofImage }, withdrawal.due, site.exponent)
  if (Object.keys(errors).length > 0) throw new ApiError('fields_invalid', { fields: errors })
  if (outcome === 'received') return applyTransition(context, withdrawal, { action: 'confirm' }, { received: withdrawal.due })
  if (outcome === 'partly' && typeof remaining === 'bigint')
    return applyTransition(context, withdrawal, { action: 'reportPart', remaining }, { received: withdrawal.due - remaining, remaining })
  const proof = await storeUpload(tenant, uploads, {
    owner: account.id,
    purpose: 'withdrawal-proof',
    file: proofImage ?? '',
    allowed: ['png', 'jpg'],
    expiresAt: new Date(Date.now() + proofDays * 86_400_000),
  })
  return applyTransition(context, withdrawal, { action: 'reportMissing' }, { proof, received: 0n, remaining: withdrawal.due }).catch(
    async (error: unknown) => {
      await deleteUpload(tenant, proof)
      throw error
    },
  )
}

/** @throws ApiError real_account_required, not_found, withdrawal_changed */
export async function cancelWithdrawal(context: TransitionContext, account: AccountRecord, id: string): Promise<WithdrawalRecord> {
  return applyTransition(context, await requireOwnWithdrawal(context.tenant, account, id), { action: 'cancel' })
}

async function requireOwnWithdrawal(tenant: Tenant, account: AccountRecord, id: string): Promise<WithdrawalRecord> {
  assertRealAccount(account)
  const found = await createWithdrawalStore(tenant).find(id)
  if (found?.account !== account.id) throw new ApiError('not_found')
  return found
}

const applyTransition = (
  context: TransitionContext,
  withdrawal: WithdrawalRecord,
  transition: WithdrawalTransition,
  details: Parameters<typeof transitionWithdrawal>[3] = {},
) =>
  transitionWithdrawal(context, withdrawal, transition, details).catch((error: unknown) => {
    throw error instanceof WithdrawalTransitionError ? new ApiError('withdrawal_changed') : error
  })
