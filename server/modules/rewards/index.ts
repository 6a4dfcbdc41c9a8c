/**
 * What members are given: by activities, missions, friends they brought, ranks and the operator. Each is given once,
 * claimed once, and paid by the ledger.
 */

export { claimWithin, stateOf as rewardState } from './claim-reward.ts'
export { findFreeSpins, returnFreeSpin, takeFreeSpin, wageringOf } from './free-spins.ts'
export { type Gift, giveReward, payReward } from './give-reward.ts'
export { type RewardRecord, rewardsFrom } from './store/rewards.ts'
