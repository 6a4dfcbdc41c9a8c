/** Referrals: players' codes, invited friends and their rewards. */

export { grantReferralRewards } from './grant-referral-rewards.ts'
export { createReferralStore } from './store/referrals.ts'
export { toRewardTitles } from './seed-referrals.ts'
