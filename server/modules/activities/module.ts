import { defineModule } from '../define-module.ts'
import { getActivityRuleValues } from './activity-rule-values.ts'
import { activityCommands } from './commands.ts'
import { createActivityHandlers } from './handlers.ts'
import { seedActivities } from './seed-activities.ts'
import { getActivitySettings } from './activity-settings.ts'

export default defineModule({
  name: 'activities',
  dependsOn: ['accounts', 'api-context', 'audit', 'commands', 'content', 'inbox', 'points', 'records', 'rewards', 'secrets', 'uploads'],
  endpoints: createActivityHandlers,
  adminCommands: activityCommands,
  ruleValues: ({ tenant }) => getActivityRuleValues(tenant),
  seed: seedActivities,
  settings: async ({ tenant, config }) => ({
    platform: { activities: await getActivitySettings(tenant, config.merchant.currency.exponent) },
  }),
})
