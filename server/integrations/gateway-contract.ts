import { type GatewayMethod, gatewayMethods } from '../../src/generated/payment-kinds.ts'

export { gatewayMethods }

/** Amounts are minor units as decimal text, of a currency with so many digits. */
interface Sum {
  readonly amount: string
  readonly currency: string
  readonly exponent: number
}

/** What a merchant wants to be paid: `POST /orders`. The same order again is the same order. */
export interface Order extends Sum {
  readonly merchant: string
  /** The merchant's own name of it. */
  readonly order: string
  readonly method: GatewayMethod
  /** What the payer reads. */
  readonly reference: string
  /** BCP 47. */
  readonly language: string
  /** Where the payer's browser goes afterwards, however it went. What it says there proves nothing. */
  readonly returnUrl: string
  /** Where the gateway says what was paid, until it is heard. */
  readonly notifyUrl: string
  readonly expiresAt: string
}

/** Where the payer pays: an address, or a path at the origin at which browsers reach the gateway. */
export interface OpenedOrder {
  readonly payUrl: string
}

/** One attempt to pay, that came off or not. */
export interface Payment {
  /** The gateway's name of it. */
  readonly payment: string
  readonly status: 'paid' | 'failed'
  readonly amount: string
  readonly currency: string
  readonly at: string
}

/** What the gateway says of a payment: more than once, late, and not always in the order in which it happened. */
export interface Notice extends Payment {
  readonly merchant: string
  readonly order: string
}

/** An order as the gateway has it: `GET /orders?merchant=…&order=…`, or all since a moment with `&since=…`. */
export interface ListedOrder extends Sum {
  readonly order: string
  readonly payments: readonly Payment[]
}

/**
 * The headers of a message: when it was sent, in milliseconds, and the HMAC-SHA-256 of that, of what is asked and of
 * the body, under the key that both sides have.
 */
export const timeHeader = 'x-gateway-time'
export const signatureHeader = 'x-gateway-signature'
