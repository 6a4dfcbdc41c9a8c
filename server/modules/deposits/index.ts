/** Deposits: channels, payment notices of gateways, and operator decisions. */

export type { DepositDeps } from './deposit-deps.ts'
export { type ReceivedNotice, handleGatewayNotice } from './handle-gateway-notice.ts'
