/** Contracts between agents and their uplines, and their settlement. */

export { parseTerms } from './contract-terms.ts'
export { type SettlementContext, settlePeriod } from './settle/settle-contracts.ts'
export { settlementSeries } from './settle/settlement-period.ts'
export { createContractStore } from './store/contracts.ts'
export { createSettlementStore } from './store/settlements.ts'
