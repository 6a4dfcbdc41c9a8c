/** What agents agree to with those above and below them. */

export { contractCommands } from './commands.ts'
export { makeContractHandlers } from './handlers.ts'
export { makeSettlementWork } from './settle/settlement-work.ts'
export { seedAgreements } from './seed-agreements.ts'
export { seedPermits } from './seed-permits.ts'
