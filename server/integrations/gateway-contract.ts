import { type GatewayMethod, gatewayMethods } from '../../src/generated/payment-kinds.ts'

export { gatewayMethods }

/** An amount in minor units as a decimal string, and its currency with the number of decimals. */
interface Money {
  readonly amount: string
  readonly currency: string
  readonly exponent: number
}

/** Order of a merchant: `POST /orders`. Repeating an order returns the same order. */
export interface Order extends Money {
  readonly merchant: string
  /** The merchant's id of the order. */
  readonly order: string
  readonly method: GatewayMethod
  /** The reference that the payer sees. */
  readonly reference: string
  /** Language of the payer, as a BCP 47 tag. */
  readonly language: string
  /** URL that the payer's browser returns to, regardless of the outcome. Its parameters are no proof of a payment. */
  readonly returnUrl: string
  /** URL that the gateway sends payment notices to, until one is acknowledged. */
  readonly notifyUrl: string
  /** ISO 8601. */
  readonly expiresAt: string
}

/** The payment page: a URL, or a path at the gateway's public origin. */
export interface OpenedOrder {
  readonly payUrl: string
}

/** A payment attempt, successful or not. */
export interface Payment {
  /** The gateway's id of the payment. */
  readonly payment: string
  readonly status: 'paid' | 'failed'
  /** Minor units as a decimal string. */
  readonly amount: string
  readonly currency: string
  /** ISO 8601. */
  readonly at: string
}

/** Notice of a payment. Notices can be repeated, late and out of order. */
export interface Notice extends Payment {
  readonly merchant: string
  readonly order: string
}

/**
 * An order as known to the gateway. `GET /orders?merchant=…&order=…` lists one order, `GET /orders?merchant=…&since=…`
 * all orders opened since a time.
 */
export interface ListedOrder extends Money {
  readonly order: string
  readonly payments: readonly Payment[]
}

/**
 * Headers of a message: the time of sending in milliseconds, and the HMAC-SHA-256 of the time, the request line and the
 * body under the shared key.
 */
export const timeHeader = 'x-gateway-time'
export const signatureHeader = 'x-gateway-signature'
