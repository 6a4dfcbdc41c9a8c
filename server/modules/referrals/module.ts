import { defineModule } from '../define-module.ts'
import { referralCommands } from './commands.ts'
import { createReferralHandlers } from './handlers.ts'
import { getReferralRuleValues, referralValues } from './platform-values.ts'
import { createReferralJob } from './grant-referral-rewards.ts'
import { seedReferrals } from './seed-referrals.ts'

export default defineModule({
  name: 'referrals',
  dependsOn: ['accounts', 'api-context', 'audit', 'brands', 'commands', 'points', 'rewards', 'secrets'],
  endpoints: createReferralHandlers,
  adminCommands: referralCommands,
  platformValues: referralValues,
  ruleValues: ({ tenant }) => getReferralRuleValues(tenant),
  seed: seedReferrals,
  jobs: (platform) => ({ referrals: createReferralJob(platform) }),
  minutelyJobs: ['referrals'],
})
