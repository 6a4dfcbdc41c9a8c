/** Money that members take out. */

export { withdrawalSettings } from './withdrawal-settings.ts'
export { withdrawalCommands } from './commands.ts'
export { sweepWithdrawals } from './elapse-withdrawals.ts'
export { makeWithdrawalHandlers } from './handlers.ts'
