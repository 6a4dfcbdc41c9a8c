import { paymentKinds } from './schemas.ts'

/** Derives the kinds of payment that gateways support, and the icon of each kind, as TypeScript constants. */
export function derivePaymentKinds(): string {
  const kinds = Object.entries(paymentKinds)
  const methods = kinds.flatMap(([name, { gateway }]) => (gateway ? [name] : []))
  const icons = Object.fromEntries(kinds.map(([name, { icon }]) => [name, icon]))
  return `/** The kinds of payment that payment gateways support. */
export const gatewayMethods = ${JSON.stringify(methods)} as const

export type GatewayMethod = (typeof gatewayMethods)[number]

/** The icon of each kind of payment. */
export const paymentIcons = ${JSON.stringify(icons, null, 2)} as const
`
}
