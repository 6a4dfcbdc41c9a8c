/** Friends that players bring: the code of each player, who came by it, and what that gives. */

export { referralCommands } from './commands.ts'
export { makeReferralHandlers } from './handlers.ts'
export { makeReferralWork, rewardFriends } from './reward-friends.ts'
export { demoReferralMoney, seedReferrals } from './seed-referrals.ts'
export { referralValues } from './platform-values.ts'
export { referralPromises } from './referral-promises.ts'
export { referralsOf } from './store/referrals.ts'
