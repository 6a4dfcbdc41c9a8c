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

/** Decides what is held in the transaction, and says what the player is told of it. */
type Decision = (trx: Tenant, deposit: DepositRecord) => Promise<readonly [DepositRecord, Notice]>

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * A deposit by its id or by the reference that the payer wrote.
 * @throws ControlError where there is none
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
 * Credits what waits for the operator: what a gateway was paid and nobody has credited, or, at a bank, what the
 * operator has found there; of that it is what was asked for where no amount is said. Approved again it credits
 * nothing.
 * @throws ControlError
 */
export const approveDeposit = (context: DecisionContext, name: string, amount: bigint | undefined): Promise<DepositRecord> =>
  decide(context, name, async (trx, deposit) => {
    const { site } = context
    const { state, paid, credited, pay_to: target } = deposit
    const waits = state === 'review' || (target !== null && state !== 'paid' && credited === 0n)
    if (!waits) throw new ControlError(`This deposit is ${state}: there is nothing to approve.`)
    if (amount !== undefined && amount <= 0n) throw new ControlError('An amount of zero credits nothing.')
    const found = amount ?? (target === null ? paid - credited : deposit.amount)
    if (found <= 0n) throw new ControlError('Say how much was paid.')
    const sum = credited + found
    const credit = await creditDeposit(trx, { ...deposit, paid: sum }, site.exponent)
    const mark = deposit.mark ?? (sum === deposit.amount ? null : 'other-amount')
    const decided = await depositsOf(trx).change(deposit, { ...credit, paid: sum, mark, state: 'paid', reason: null })
    const values = { reference: decided.reference, amount: { amount: decided.credited - credited } }
    return [decided, { name: 'deposit_approved', values }]
  })

/**
 * How much an operator credits beyond what was requested and what a gateway was paid, in minor units: it rests on their
 * word.
 */
export function unaskedPart({ amount, paid, credited }: DepositRecord, found: bigint): bigint {
  const known = paid > amount ? paid : amount
  return credited + found > known ? credited + found - known : 0n
}

/**
 * Credits nothing of what waits for the operator. What was credited before stays the player's; the rest is for the
 * operator to pay back where it came from.
 * @throws ControlError
 */
export const refuseDeposit = (context: DecisionContext, name: string, reason: string): Promise<DepositRecord> =>
  decide(context, name, async (trx, deposit) => {
    const { state, credited } = deposit
    if (state !== 'review' && state !== 'awaiting' && state !== 'requested')
      throw new ControlError(`This deposit is ${state}: there is nothing to refuse.`)
    const decided = await depositsOf(trx).change(deposit, { state: credited > 0n ? 'paid' : 'failed', paid: credited, reason })
    return [decided, { name: 'deposit_refused', values: { reference: decided.reference, reason } }]
  })
