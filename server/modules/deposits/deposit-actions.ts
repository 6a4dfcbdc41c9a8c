import { dayMilliseconds } from '../../../src/engine/rules/time/days.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { ApiError } from '../api-context/index.ts'
import { type UploadDeps, deleteUpload, storeUpload } from '../uploads/index.ts'
import { type DepositRecord, createDepositStore } from './store/deposits.ts'
import { getEffectiveState } from './deposit-dto.ts'

/** Retention of proofs of payment in days: the time within which a payment can be disputed. */
const proofDays = 180

type DepositUpdate = (trx: Tenant, deposit: DepositRecord) => Promise<DepositRecord>

/**
 * Locks a deposit of an account, and runs an update of it in the same transaction.
 * @throws ApiError not_found if the account has no such deposit
 */
async function withLockedDeposit(tenant: Tenant, account: string, id: string, run: DepositUpdate): Promise<DepositRecord> {
  return withTransaction(tenant, async (trx) => {
    const deposit = await createDepositStore(trx).lockById(id)
    if (deposit?.account !== account) throw new ApiError('not_found')
    return run(trx, deposit)
  })
}

/**
 * Marks a bank transfer as sent by the player, so that an operator reviews it. Idempotent.
 * @throws ApiError not_found, deposit_changed, fields_invalid
 */
export const reportDepositSent = (tenant: Tenant, account: string, id: string): Promise<DepositRecord> =>
  withLockedDeposit(tenant, account, id, async (trx, deposit) => {
    if (deposit.pay_to === null) throw new ApiError('deposit_changed')
    if (deposit.state === 'review') return deposit
    if (getEffectiveState(deposit, new Date()) !== 'awaiting') throw new ApiError('deposit_changed')
    if (deposit.proof_policy === 'required' && deposit.proof === null)
      throw new ApiError('fields_invalid', { fields: { file: { key: 'reg_required' } } })
    return createDepositStore(trx).update(deposit, { state: 'review' })
  })

/**
 * Cancels an unpaid deposit. Idempotent.
 * @throws ApiError not_found, deposit_changed
 */
export const cancelDeposit = (tenant: Tenant, account: string, id: string): Promise<DepositRecord> =>
  withLockedDeposit(tenant, account, id, async (trx, deposit) => {
    if (deposit.state === 'cancelled') return deposit
    if (deposit.state !== 'requested' && deposit.state !== 'awaiting') throw new ApiError('deposit_changed')
    return createDepositStore(trx).update(deposit, { state: 'cancelled' })
  })

/**
 * Stores a proof of payment, replacing an earlier one.
 * @throws ApiError not_found, deposit_changed, upload_invalid, upload_too_large, upload_refused
 */
export async function addProof(tenant: Tenant, deps: UploadDeps, account: string, id: string, file: string): Promise<DepositRecord> {
  const deposit = await createDepositStore(tenant).findByAccount(account, id)
  if (!deposit) throw new ApiError('not_found')
  assertAcceptsProof(deposit)
  const expiresAt = new Date(Date.now() + proofDays * dayMilliseconds)
  const proof = await storeUpload(tenant, deps, {
    owner: account,
    purpose: 'deposit',
    file,
    allowed: ['png', 'jpg', 'pdf'],
    expiresAt,
  })
  return withLockedDeposit(tenant, account, id, async (trx, locked) => {
    assertAcceptsProof(locked)
    if (locked.proof !== null) await deleteUpload(trx, locked.proof)
    return createDepositStore(trx).update(locked, { proof })
  }).catch(async (error: unknown) => {
    await deleteUpload(tenant, proof)
    throw error
  })
}

/** @throws ApiError deposit_changed */
function assertAcceptsProof(deposit: DepositRecord): void {
  const isOpen = deposit.state === 'review' || getEffectiveState(deposit, new Date()) === 'awaiting'
  if (deposit.proof_policy === 'none' || !isOpen) throw new ApiError('deposit_changed')
}
