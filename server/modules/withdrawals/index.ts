/** Money that members take out. */

export { withdrawalSettings } from './withdrawal-settings.ts'
export { withdrawalValues } from './platform-values.ts'
export { withdrawalCommands } from './commands.ts'
export { sweepWithdrawals } from './elapse-withdrawals.ts'
export { makeWithdrawalHandlers } from './handlers.ts'
