/** The ranks of players: where each stands, what raises them, and the cashback that they bring. */

export { giveRankCashback } from './give-cashback.ts'
export { ranksOf } from './store/ranks.ts'
export { raiseRanks } from './raise-rank.ts'
