/** The ranks of players: where each stands, and what raises them. */

export { rankCommands } from './commands.ts'
export { makeRankHandlers } from './handlers.ts'
export { raiseRanks } from './raise-rank.ts'
export { makeRankWork } from './rank-work.ts'
export { seedRanks } from './seed-ranks.ts'
