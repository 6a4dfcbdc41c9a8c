import { randomUUID } from 'node:crypto'
import type { Notice, Payment } from '../../server/integrations/gateway-contract.ts'

/** Possible outcomes of a payment, as at real gateways. */
export const outcomes = ['paid', 'late', 'twice', 'order', 'other', 'failed', 'never'] as const
export type Outcome = (typeof outcomes)[number]

export interface PlannedPayment {
  readonly payments: readonly Payment[]
  /** Notices, each with its delay in milliseconds. */
  readonly notices: readonly { readonly notice: Notice; readonly after: number }[]
}

interface Paid {
  readonly merchant: string
  readonly order: string
  readonly amount: bigint
  readonly currency: string
}

const lateMilliseconds = 20_000

/**
 * Returns the payments at the gateway and the notices to the merchant. `other` is the amount paid for the outcome of
 * the same name.
 */
export function planPayment(outcome: Outcome, { merchant, order, amount, currency }: Paid, other: bigint, now: Date): PlannedPayment {
  const make = (status: Payment['status'], sum: bigint): Payment => ({
    payment: randomUUID(),
    status,
    amount: sum.toString(),
    currency,
    at: now.toISOString(),
  })
  const say = (payment: Payment, after = 0) => ({ notice: { merchant, order, ...payment }, after })
  const paid = make('paid', outcome === 'other' ? other : amount)
  const failed = make('failed', amount)
  switch (outcome) {
    case 'paid':
    case 'other':
      return { payments: [paid], notices: [say(paid)] }
    case 'late':
      return { payments: [paid], notices: [say(paid, lateMilliseconds)] }
    case 'twice':
      return { payments: [paid], notices: [say(paid), say(paid), say(paid, 2_000)] }
    case 'order':
      return { payments: [failed, paid], notices: [say(paid), say(failed, 2_000)] }
    case 'failed':
      return { payments: [failed], notices: [say(failed)] }
    case 'never':
      return { payments: [paid], notices: [] }
  }
}
