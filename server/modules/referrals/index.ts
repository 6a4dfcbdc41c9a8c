/** Referrals: players' codes, invited friends and their rewards. */

export { rewardFriends } from './reward-friends.ts'
export { createReferralStore } from './store/referrals.ts'
export { toRewardTitles } from './seed-referrals.ts'
