/** What members are given: by activities, missions, friends they brought, ranks and the operator. Each is given once, claimed once, and paid by the ledger. */

export { rewardCommands } from './commands.ts'
export { giveReward } from './give-reward.ts'
export { makeRewardHandlers } from './handlers.ts'
export { seedRewards } from './seed-rewards.ts'
