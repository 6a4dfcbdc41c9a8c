import { isUuid } from '../../database/is-uuid.ts'
import type { SiteRecord } from '../../database/records.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import { AdminApiError } from '../commands/index.ts'
import { type Notice, type NoticeContext, sendNotice } from '../inbox/index.ts'
import { creditDeposit } from './credit-deposit.ts'
import { type DepositRecord, createDepositStore } from './store/deposits.ts'

export interface DecisionContext extends NoticeContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
}

/** Decides on the locked deposit. Returns it with the notice for the player. */
type Decision = (trx: Tenant, deposit: DepositRecord) => Promise<readonly [DepositRecord, Notice]>

/**
 * Returns a deposit by its id or its reference.
 * @throws AdminApiError if it does not exist
 */
export async function getDeposit(tenant: Tenant, idOrReference: string): Promise<DepositRecord> {
  const deposits = createDepositStore(tenant)
  const deposit = isUuid(idOrReference)
    ? await deposits.findById(idOrReference)
    : await deposits.findByReference(idOrReference.toUpperCase())
  if (!deposit) throw new AdminApiError(`There is no deposit "${idOrReference}" in this brand.`)
  return deposit
}

async function decideDeposit(context: DecisionContext, idOrReference: string, decision: Decision): Promise<DepositRecord> {
  const { tenant } = context
  const { id, account } = await getDeposit(tenant, idOrReference)
  return withTransaction(tenant, async (trx) => {
    await lockAccounts(trx, [account])
    const lockedDeposit = await createDepositStore(trx).lockById(id)
    if (!lockedDeposit) throw new AdminApiError(`There is no deposit "${idOrReference}" in this brand.`)
    const [decidedDeposit, notice] = await decision(trx, lockedDeposit)
    await sendNotice(context, trx, decidedDeposit.account, notice)
    return decidedDeposit
  })
}

/**
 * Credits a deposit in review, or a bank transfer in any state but `paid` if nothing has been credited. Without
 * `amount`, credits the uncredited payments of the gateway, or the requested amount of a bank transfer. Rejects a
 * repeated approval.
 * @throws AdminApiError
 */
export const approveDeposit = (context: DecisionContext, idOrReference: string, amount: bigint | undefined): Promise<DepositRecord> =>
  decideDeposit(context, idOrReference, async (trx, deposit) => {
    const { site } = context
    const { state, paid, credited, pay_to: payTo } = deposit
    const canApprove = state === 'review' || (payTo !== null && state !== 'paid' && credited === 0n)
    if (!canApprove) throw new AdminApiError(`The deposit "${idOrReference}" is ${state}: there is nothing to approve.`)
    if (amount !== undefined && amount <= 0n) throw new AdminApiError('The amount must be above zero.')
    const receivedAmount = amount ?? (payTo === null ? paid - credited : deposit.amount)
    if (receivedAmount <= 0n) throw new AdminApiError('The gateway reported no payment. Enter the amount that arrived.')
    const totalPaid = credited + receivedAmount
    const credit = await creditDeposit(trx, { ...deposit, paid: totalPaid }, site.exponent)
    const mark = deposit.mark ?? (totalPaid === deposit.amount ? null : 'other-amount')
    const decidedDeposit = await createDepositStore(trx).update(deposit, { ...credit, paid: totalPaid, mark, state: 'paid', reason: null })
    const values = { reference: decidedDeposit.reference, amount: { amount: decidedDeposit.credited - credited } }
    return [decidedDeposit, { name: 'deposit_approved', values }]
  })

/**
 * Returns the amount, in minor units, that an operator credits beyond both the requested amount and the amount that the
 * gateway reported as paid. Only the operator has confirmed it.
 */
export function computeUnrequestedAmount({ amount, paid, credited }: DepositRecord, receivedAmount: bigint): bigint {
  const expected = paid > amount ? paid : amount
  return credited + receivedAmount > expected ? credited + receivedAmount - expected : 0n
}

/**
 * Rejects a deposit that is in review or pending. Earlier credits stay with the player; the operator has to return any
 * uncredited payment to the payer.
 * @throws AdminApiError
 */
export const rejectDeposit = (context: DecisionContext, idOrReference: string, reason: string): Promise<DepositRecord> =>
  decideDeposit(context, idOrReference, async (trx, deposit) => {
    const { state, credited } = deposit
    if (state !== 'review' && state !== 'awaiting' && state !== 'requested')
      throw new AdminApiError(`The deposit "${idOrReference}" is ${state}: there is nothing to reject.`)
    const decidedDeposit = await createDepositStore(trx).update(deposit, {
      state: credited > 0n ? 'paid' : 'failed',
      paid: credited,
      reason,
    })
    return [decidedDeposit, { name: 'deposit_refused', values: { reference: decidedDeposit.reference, reason } }]
  })
