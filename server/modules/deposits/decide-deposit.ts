import type { SiteRecord } from '../../database/records.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import { ControlError } from '../commands/index.ts'
import { type Notice, type NoticeContext, sendNotice } from '../inbox/index.ts'
import { creditDeposit } from './credit-deposit.ts'
import { type DepositRecord, depositsOf } from './store/deposits.ts'

export interface DecisionContext extends NoticeContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
}

/** Decides on the locked deposit. Returns it with the notice for the player. */
type Decision = (trx: Tenant, deposit: DepositRecord) => Promise<readonly [DepositRecord, Notice]>

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Finds a deposit by its id or by the reference that the payer entered.
 * @throws ControlError if it does not exist
 */
export async function findDeposit(tenant: Tenant, name: string): Promise<DepositRecord> {
  const deposits = depositsOf(tenant)
  const found = uuid.test(name) ? await deposits.byId(name) : await deposits.byReference(name.toUpperCase())
  if (!found) throw new ControlError(`There is no deposit "${name}" in this brand.`)
  return found
}

async function decide(context: DecisionContext, name: string, decision: Decision): Promise<DepositRecord> {
  const { tenant } = context
  const { id, account } = await findDeposit(tenant, name)
  return inTransaction(tenant, async (trx) => {
    await lockAccounts(trx, [account])
    const held = await depositsOf(trx).lockById(id)
    if (!held) throw new ControlError(`There is no deposit "${name}" in this brand.`)
    const [decided, notice] = await decision(trx, held)
    await sendNotice(context, trx, decided.account, notice)
    return decided
  })
}

/**
 * Credits a deposit in review: the uncredited payments of a gateway, or the bank transfer that the operator found, of
 * the requested amount unless another is given. Idempotent.
 * @throws ControlError
 */
export const approveDeposit = (context: DecisionContext, name: string, amount: bigint | undefined): Promise<DepositRecord> =>
  decide(context, name, async (trx, deposit) => {
    const { site } = context
    const { state, paid, credited, pay_to: target } = deposit
    const isPending = state === 'review' || (target !== null && state !== 'paid' && credited === 0n)
    if (!isPending) throw new ControlError(`The deposit "${name}" is ${state}: there is nothing to approve.`)
    if (amount !== undefined && amount <= 0n) throw new ControlError('The amount must be above zero.')
    const found = amount ?? (target === null ? paid - credited : deposit.amount)
    if (found <= 0n) throw new ControlError('The gateway reported no payment. Give the amount with --amount.')
    const sum = credited + found
    const credit = await creditDeposit(trx, { ...deposit, paid: sum }, site.exponent)
    const mark = deposit.mark ?? (sum === deposit.amount ? null : 'other-amount')
    const decided = await depositsOf(trx).change(deposit, { ...credit, paid: sum, mark, state: 'paid', reason: null })
    const values = { reference: decided.reference, amount: { amount: decided.credited - credited } }
    return [decided, { name: 'deposit_approved', values }]
  })

/**
 * The amount that an operator credits beyond what was requested and what the gateway reported as paid, in minor units:
 * only the operator vouches for it.
 */
export function unrequestedAmount({ amount, paid, credited }: DepositRecord, found: bigint): bigint {
  const known = paid > amount ? paid : amount
  return credited + found > known ? credited + found - known : 0n
}

/**
 * Refuses a deposit in review. Earlier credits stay with the player; the operator has to return the rest to the payer.
 * @throws ControlError
 */
export const refuseDeposit = (context: DecisionContext, name: string, reason: string): Promise<DepositRecord> =>
  decide(context, name, async (trx, deposit) => {
    const { state, credited } = deposit
    if (state !== 'review' && state !== 'awaiting' && state !== 'requested')
      throw new ControlError(`The deposit "${name}" is ${state}: there is nothing to refuse.`)
    const decided = await depositsOf(trx).change(deposit, { state: credited > 0n ? 'paid' : 'failed', paid: credited, reason })
    return [decided, { name: 'deposit_refused', values: { reference: decided.reference, reason } }]
  })
