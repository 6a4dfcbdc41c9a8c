/** The ranks of players: where each stands, what raises them, and the cashback that they bring. */

export { rankCommands } from './commands.ts'
export { giveRankCashback } from './give-cashback.ts'
export { makeRankHandlers } from './handlers.ts'
export { raiseRanks } from './raise-rank.ts'
export { makeRankWork } from './rank-work.ts'
export { seedRanks } from './seed-ranks.ts'
