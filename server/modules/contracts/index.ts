/** Contracts between agents and their uplines, and their settlement. */

export { parseTerms } from './contract-terms.ts'
export { type SettlementContext, settlePeriod } from './settle/settle-contracts.ts'
export { settlementSeries } from './settle/settlement-period.ts'
export { contractsOf } from './store/contracts.ts'
export { settlementsOf } from './store/settlements.ts'
