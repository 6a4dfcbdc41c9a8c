/** Deposits: channels, payment notices of gateways, and operator decisions. */

export type { DepositDeps } from './deposit-deps.ts'
export { type Gateway, noticePath, openGateway } from './gateway.ts'
export { takeNotice } from './take-notice.ts'
