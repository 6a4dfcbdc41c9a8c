import type { WithdrawalConfirmBody } from '../../../src/generated/api.ts'
import { parseAmount } from '../../../src/engine/rules/money/parse-amount.ts'
import { type WithdrawalMove, validateReceipt } from '../../../src/engine/rules/money/withdrawal-steps.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { requireTrueAccount } from '../accounts/index.ts'
import { CallError } from '../calls/index.ts'
import { type UploadDeps, deleteUpload, storeUpload } from '../uploads/index.ts'
import { type StepContext, WithdrawalMovedError, stepWithdrawal } from './move-withdrawal.ts'
import { type WithdrawalRecord, withdrawalsOf } from './store/withdrawals.ts'

export interface ConfirmContext extends StepContext {
  readonly site: SiteRecord
  readonly uploads: UploadDeps
}

/** Days for which a proof is kept: as long as banks answer inquiries. */
const proofDays = 180

/**
 * Records the outcome of a payment: while confirmation is pending, or its late arrival after it was reported as
 * missing.
 * @throws CallError true_account_required, not_found, fields_invalid, withdrawal_moved, upload_invalid,
 * upload_too_large, upload_refused
 */
export async function confirmWithdrawal(
  context: ConfirmContext,
  account: AccountRecord,
  { id, outcome, remainingAmount, proofImage }: WithdrawalConfirmBody,
): Promise<WithdrawalRecord> {
  const { tenant, site, uploads } = context
  const read = await ownWithdrawal(tenant, account, id)
  if (outcome === 'received' && read.state !== 'paid-out') return step(context, read, { action: 'reportArrival' }, { received: read.due })
  // After the brand's time for confirmation it is too late, even if the job has not run yet.
  if (read.receive_by === null || read.receive_by <= new Date()) throw new CallError('withdrawal_moved')
  const remaining = remainingAmount === undefined ? undefined : parseAmount(remainingAmount, site.exponent)
  const errors = validateReceipt({ outcome, remaining, proof: proofImage }, read.due, site.exponent)
  if (Object.keys(errors).length > 0) throw new CallError('fields_invalid', { fields: errors })
  if (outcome === 'received') return step(context, read, { action: 'confirm' }, { received: read.due })
  if (outcome === 'partly' && typeof remaining === 'bigint')
    return step(context, read, { action: 'reportPart', remaining }, { received: read.due - remaining, remaining })
  const proof = await storeUpload(tenant, uploads, {
    owner: account.id,
    purpose: 'withdrawal-proof',
    file: proofImage ?? '',
    allowed: ['png', 'jpg'],
    dueAt: new Date(Date.now() + proofDays * 86_400_000),
  })
  return step(context, read, { action: 'reportMissing' }, { proof, received: 0n, remaining: read.due }).catch(async (error: unknown) => {
    await deleteUpload(tenant, proof)
    throw error
  })
}

/** @throws CallError true_account_required, not_found, withdrawal_moved */
export async function cancelWithdrawal(context: StepContext, account: AccountRecord, id: string): Promise<WithdrawalRecord> {
  return step(context, await ownWithdrawal(context.tenant, account, id), { action: 'cancel' })
}

async function ownWithdrawal(tenant: Tenant, account: AccountRecord, id: string): Promise<WithdrawalRecord> {
  requireTrueAccount(account)
  const found = await withdrawalsOf(tenant).byId(id)
  if (found?.account !== account.id) throw new CallError('not_found')
  return found
}

const step = (context: StepContext, read: WithdrawalRecord, move: WithdrawalMove, details: Parameters<typeof stepWithdrawal>[3] = {}) =>
  stepWithdrawal(context, read, move, details).catch((error: unknown) => {
    throw error instanceof WithdrawalMovedError ? new CallError('withdrawal_moved') : error
  })
