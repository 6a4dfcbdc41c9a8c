import { randomUUID } from 'node:crypto'
import type { Notice, Payment } from '../../server/integrations/gateway-contract.ts'

/**
 * Outcomes that the payer can simulate. `late`: the notice is delayed. `twice`: the notice is repeated. `order`: the
 * payment succeeds after a failure, but the notice of the failure is sent last. `other`: another amount is paid.
 * `never`: the payment succeeds, but no notice is sent.
 */
export const outcomes = ['paid', 'late', 'twice', 'order', 'other', 'failed', 'never'] as const
export type Outcome = (typeof outcomes)[number]

export interface PlannedPayment {
  readonly payments: readonly Payment[]
  /** Notices, each with its delay in milliseconds. */
  readonly notices: readonly { readonly notice: Notice; readonly delayMilliseconds: number }[]
}

interface PaidOrder {
  readonly merchant: string
  readonly order: string
  readonly amount: bigint
  readonly currency: string
}

const lateMilliseconds = 20_000

/**
 * Returns the payments at the gateway and the notices to the merchant. `otherAmount` is the amount paid if
 * the outcome is `other`.
 */
export function planPayment(
  outcome: Outcome,
  { merchant, order, amount, currency }: PaidOrder,
  otherAmount: bigint,
  now: Date,
): PlannedPayment {
  const createPayment = (status: Payment['status'], sum: bigint): Payment => ({
    payment: randomUUID(),
    status,
    amount: sum.toString(),
    currency,
    at: now.toISOString(),
  })
  const toNotice = (payment: Payment, delayMilliseconds = 0) => ({ notice: { merchant, order, ...payment }, delayMilliseconds })
  const paid = createPayment('paid', outcome === 'other' ? otherAmount : amount)
  const failed = createPayment('failed', amount)
  switch (outcome) {
    case 'paid':
    case 'other':
      return { payments: [paid], notices: [toNotice(paid)] }
    case 'late':
      return { payments: [paid], notices: [toNotice(paid, lateMilliseconds)] }
    case 'twice':
      return { payments: [paid], notices: [toNotice(paid), toNotice(paid), toNotice(paid, 2_000)] }
    case 'order':
      return { payments: [failed, paid], notices: [toNotice(paid), toNotice(failed, 2_000)] }
    case 'failed':
      return { payments: [failed], notices: [toNotice(failed)] }
    case 'never':
      return { payments: [paid], notices: [] }
  }
}
