/** What agents and those above them agree on, and how it is settled. */

export { parseTerms } from './contract-terms.ts'
export { type SettlementContext, settlePeriod } from './settle/settle-contracts.ts'
export { settlementSeries } from './settle/settlement-period.ts'
export { contractsOf } from './store/contracts.ts'
export { settlementsOf } from './store/settlements.ts'
