import { randomUUID } from 'node:crypto'
import type { Notice, Payment } from '../../server/integrations/gateway-contract.ts'

/**
 * Outcomes that the payer can simulate. `late`: the notice is delayed. `repeated`: the notice is sent three times.
 * `outOfOrder`: the payment succeeds after a failure, but the notice of the failure is sent last. `differentAmount`: a
 * different amount is paid. `unreported`: the payment succeeds, but no notice is sent.
 */
export const outcomes = ['paid', 'late', 'repeated', 'outOfOrder', 'differentAmount', 'failed', 'unreported'] as const
export type Outcome = (typeof outcomes)[number]

export interface PlannedPayment {
  readonly payments: readonly Payment[]
  /** Notices, each with its delay in milliseconds. */
  readonly notices: readonly { readonly notice: Notice; readonly delayMilliseconds: number }[]
}

interface PayableOrder {
  readonly merchant: string
  readonly order: string
  readonly amount: bigint
  readonly currency: string
}

const lateMilliseconds = 20_000

/**
 * Returns the payments at the gateway and the notices to the merchant. The parameter `differentAmount` is the amount
 * paid in minor units; only the outcome of the same name uses it.
 */
export function planPayment(
  outcome: Outcome,
  { merchant, order, amount, currency }: PayableOrder,
  differentAmount: bigint,
  now: Date,
): PlannedPayment {
  const createPayment = (status: Payment['status'], paymentAmount: bigint): Payment => ({
    payment: randomUUID(),
    status,
    amount: paymentAmount.toString(),
    currency,
    at: now.toISOString(),
  })
  const toNotice = (payment: Payment, delayMilliseconds = 0) => ({ notice: { merchant, order, ...payment }, delayMilliseconds })
  const paid = createPayment('paid', outcome === 'differentAmount' ? differentAmount : amount)
  const failed = createPayment('failed', amount)
  switch (outcome) {
    case 'paid':
    case 'differentAmount':
      return { payments: [paid], notices: [toNotice(paid)] }
    case 'late':
      return { payments: [paid], notices: [toNotice(paid, lateMilliseconds)] }
    case 'repeated':
      return { payments: [paid], notices: [toNotice(paid), toNotice(paid), toNotice(paid, 2_000)] }
    case 'outOfOrder':
      return { payments: [failed, paid], notices: [toNotice(paid), toNotice(failed, 2_000)] }
    case 'failed':
      return { payments: [failed], notices: [toNotice(failed)] }
    case 'unreported':
      return { payments: [paid], notices: [] }
  }
}
