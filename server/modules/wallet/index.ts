/** The ledger, and money that members hand on. */

export { ledgerCommands } from './commands.ts'
export { makeWalletHandlers } from './handlers.ts'
export { type LedgerPurpose, firstMoneyKey, purposesOf } from './ledger-purposes.ts'
export { transferWithin } from './ledger.ts'
export { seedBalances } from './seed-balances.ts'
export { ledgerOf } from './store/ledger.ts'
