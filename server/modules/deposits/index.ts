/** Money that players pay in: channels, deposits, what gateways tell of them, and what the operator decides. */

export { channelSettings } from './channel-settings.ts'
export { type DepositPlace, depositCommands } from './commands.ts'
export type { DepositParts } from './deposit-parts.ts'
export { noticePath, openGateway } from './gateway.ts'
export { makeDepositHandlers } from './handlers.ts'
export { seedDeposits } from './seed-deposits.ts'
export { sweepDeposits } from './settle-deposits.ts'
export { takeNotice } from './take-notice.ts'
export { depositValues } from './platform-values.ts'
export { depositPromises } from './deposit-promises.ts'
