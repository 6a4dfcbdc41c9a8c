import { getMaxAmount } from '../../../src/engine/rules/money/max-amount.ts'
import { convertFromPaymentCurrency, convertToPaymentCurrency } from '../../../src/engine/rules/money/deposit-amounts.ts'
import { isUuid } from '../../database/is-uuid.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import type { Payment } from '../../integrations/gateway-contract.ts'
import { creditDeposit } from './credit-deposit.ts'
import { type DepositChange, type DepositRecord, createDepositStore } from './store/deposits.ts'

/**
 * Outcome of a payment notice: `applied`, `duplicate` (it was applied before), `unknown` (the order is not a deposit
 * at this gateway), `conflict` (in another currency than requested, or different from an earlier notice of the same
 * payment), or `too-large` (the amount, or its value in the brand's currency, is above the maximum).
 */
export type PaymentOutcome = 'applied' | 'duplicate' | 'unknown' | 'conflict' | 'too-large'

/** An order at a gateway: one of the brand's gateways, or the server's (`null`). */
export interface GatewayOrder {
  readonly gateway: string | null
  readonly order: string
}

/** The id under which a payment is recorded. Two gateways may use the same id for different payments. */
export const getPaymentId = (gateway: string | null, { payment }: Pick<Payment, 'payment'>): string =>
  gateway === null ? payment : `${gateway}:${payment}`

/**
 * Applies a gateway's notice of a payment. Notices can be repeated, late or out of order: each payment counts once,
 * with the amount actually paid. A payment of the requested amount is credited at once, and so is another amount or a
 * second payment if the channel allows it. An operator reviews all others, and every payment of a deposit that is in
 * review or was rejected before. A failed payment ends only a deposit that is still pending. A gateway can report
 * payments only for its own orders.
 */
export function applyPayment(
  tenant: Tenant,
  exponent: number,
  { gateway, order }: GatewayOrder,
  payment: Payment,
): Promise<PaymentOutcome> {
  if (!isUuid(order)) return Promise.resolve('unknown')
  return withTransaction(tenant, async (trx) => {
    const deposits = createDepositStore(trx)
    const unlockedDeposit = await deposits.findById(order)
    if (unlockedDeposit) await lockAccounts(trx, [unlockedDeposit.account])
    const deposit = await deposits.lockById(order)
    if (!deposit || deposit.pay_to !== null || deposit.gateway !== gateway) return 'unknown'
    const { status, currency } = payment
    const amount = BigInt(payment.amount)
    if (currency !== (deposit.unit?.code ?? deposit.currency)) return 'conflict'
    if (exceedsMaxAmount(deposit, amount, exponent)) return 'too-large'
    const existingPayment = await deposits.insertPayment({
      payment: getPaymentId(gateway, payment),
      status,
      amount,
      currency,
      deposit: deposit.id,
    })
    if (existingPayment) return existingPayment.deposit === deposit.id && existingPayment.amount === amount ? 'duplicate' : 'conflict'
    await deposits.update(deposit, await (status === 'paid' ? applySuccess(trx, deposit, amount, exponent) : applyFailure(deposit)))
    return 'applied'
  })
}

function exceedsMaxAmount({ unit, currency }: DepositRecord, amount: bigint, exponent: number): boolean {
  const paymentCurrency = { currency: unit?.code ?? currency, exponent: unit?.exponent ?? exponent }
  if (amount > getMaxAmount(paymentCurrency)) return true
  return unit !== null && convertFromPaymentCurrency(amount, unit, exponent) > getMaxAmount({ currency, exponent })
}

/**
 * A failure changes only a deposit that is still pending: the payer may have paid after a failed attempt, and a late
 * notice of the failure must not undo that.
 */
const applyFailure = async ({ state }: DepositRecord): Promise<DepositChange> =>
  state === 'requested' || state === 'awaiting' ? { state: 'failed' } : {}

async function applySuccess(trx: Tenant, deposit: DepositRecord, amount: bigint, exponent: number): Promise<DepositChange> {
  const { unit, paid: paidBefore } = deposit
  const expectedAmount = unit === null ? deposit.amount : convertToPaymentCurrency(deposit.amount, unit, exponent)
  const isExact = amount === expectedAmount && paidBefore === 0n
  const value = isExact ? deposit.amount : unit === null ? amount : convertFromPaymentCurrency(amount, unit, exponent)
  const paid = paidBefore + value
  const mark = findMark(deposit, isExact)
  const change = { paid, ...(mark !== undefined && { mark }) }
  const wasRejected = deposit.reason !== null
  if (value === 0n || wasRejected || deposit.state === 'review' || (!isExact && deposit.amount_mismatch === 'review'))
    return { ...change, state: 'review' }
  return { ...change, state: 'paid', ...(await creditDeposit(trx, { ...deposit, paid }, exponent)) }
}

/** Returns the mark of an irregular payment: a second one, one of another amount, or a late one. */
function findMark({ paid, state, expires_at: expiresAt }: DepositRecord, isExact: boolean): DepositRecord['mark'] | undefined {
  if (paid > 0n) return 'twice'
  if (!isExact) return 'other-amount'
  return state === 'expired' || state === 'cancelled' || expiresAt < new Date() ? 'late' : undefined
}
