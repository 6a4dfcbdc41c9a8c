import type { SiteRecord } from '../../database/records.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import { ControlError } from '../commands/index.ts'
import { refuseAboveLimit } from '../wallet/index.ts'
import { creditDeposit } from './credit-deposit.ts'
import { type DepositRecord, depositsOf } from './store/deposits.ts'

type Decision = (inside: Tenant, deposit: DepositRecord) => Promise<DepositRecord>

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

async function decide(tenant: Tenant, name: string, decision: Decision): Promise<DepositRecord> {
  const { id } = await findDeposit(tenant, name)
  return inTransaction(tenant, async (inside) => {
    const held = await depositsOf(inside).hold(id)
    if (!held) throw new ControlError(`There is no deposit "${name}" in this brand.`)
    return decision(inside, held)
  })
}

/**
 * Credits what waits for the operator: what a gateway was paid and nobody has credited, or, at a bank, what the
 * operator has found there; of that it is what was asked for where no amount is said. What is said beyond what was
 * asked for and paid is one operator's word. Approved again it credits nothing.
 * @throws ControlError
 */
export const approveDeposit = (tenant: Tenant, name: string, site: SiteRecord, amount: bigint | undefined): Promise<DepositRecord> =>
  decide(tenant, name, async (inside, deposit) => {
    const { state, paid, credited, pay_to: target } = deposit
    const waits = state === 'review' || (target !== null && state !== 'paid' && credited === 0n)
    if (!waits) throw new ControlError(`This deposit is ${state}: there is nothing to approve.`)
    if (amount !== undefined && amount <= 0n) throw new ControlError('An amount of zero credits nothing.')
    const found = amount ?? (target === null ? paid - credited : deposit.amount)
    if (found <= 0n) throw new ControlError('Say how much was paid.')
    const sum = credited + found
    const known = paid > deposit.amount ? paid : deposit.amount
    if (sum > known) refuseAboveLimit(sum - known, site)
    const credit = await creditDeposit(inside, { ...deposit, paid: sum }, site.exponent)
    const mark = deposit.mark ?? (sum === deposit.amount ? null : 'other-amount')
    return depositsOf(inside).change(deposit, { ...credit, paid: sum, mark, state: 'paid', reason: null })
  })

/**
 * Credits nothing of what waits for the operator. What was credited before stays the player's; the rest is for the
 * operator to pay back where it came from.
 * @throws ControlError
 */
export const refuseDeposit = (tenant: Tenant, name: string, reason: string): Promise<DepositRecord> =>
  decide(tenant, name, async (inside, deposit) => {
    const { state, credited } = deposit
    if (state !== 'review' && state !== 'awaiting' && state !== 'requested')
      throw new ControlError(`This deposit is ${state}: there is nothing to refuse.`)
    return depositsOf(inside).change(deposit, { state: credited > 0n ? 'paid' : 'failed', paid: credited, reason })
  })
