/** Friends that players bring: the code of each player, who came by it, and what that gives. */

export { rewardFriends } from './reward-friends.ts'
export { referralsOf } from './store/referrals.ts'
export { titlesOf } from './seed-referrals.ts'
