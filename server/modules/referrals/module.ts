import { defineModule } from '../define-module.ts'
import { referralCommands } from './commands.ts'
import { makeReferralHandlers } from './handlers.ts'
import { referralPromises, referralValues } from './platform-values.ts'
import { makeReferralWork } from './reward-friends.ts'
import { seedReferrals } from './seed-referrals.ts'

export default defineModule({
  name: 'referrals',
  dependsOn: ['accounts', 'audit', 'brands', 'calls', 'commands', 'points', 'rewards', 'secrets'],
  endpoints: makeReferralHandlers,
  adminCommands: referralCommands,
  platformValues: referralValues,
  promises: ({ tenant }) => referralPromises(tenant),
  seed: seedReferrals,
  jobs: (platform) => ({ referrals: makeReferralWork(platform) }),
  ticks: ['referrals'],
})
