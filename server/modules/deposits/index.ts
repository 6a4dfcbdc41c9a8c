/** Money that players pay in: channels, deposits, what gateways tell of them, and what the operator decides. */

export type { DepositDeps } from './deposit-deps.ts'
export { type Gateway, noticePath, openGateway } from './gateway.ts'
export { takeNotice } from './take-notice.ts'
