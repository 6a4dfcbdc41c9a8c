/** Referrals: players' codes, invited friends and their rewards. */

export { rewardFriends } from './reward-friends.ts'
export { referralsOf } from './store/referrals.ts'
export { titlesOf } from './seed-referrals.ts'
