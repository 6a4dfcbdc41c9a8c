/** Deposits: channels, payment notices of gateways, and operator decisions. */

export type { DepositDeps } from './deposit-deps.ts'
export { type Gateway, noticePath, openGateway } from './gateway.ts'
export { handleGatewayNotice } from './handle-gateway-notice.ts'
