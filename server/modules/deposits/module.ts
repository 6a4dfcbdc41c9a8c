import { defineModule } from '../define-module.ts'
import { depositCommands } from './commands.ts'
import { getDepositRuleValues } from './deposit-rule-values.ts'
import { createDepositHandlers } from './handlers.ts'
import { depositValues, getChannelSettings } from './platform-values.ts'
import { seedDeposits } from './seed-deposits.ts'
import { settlePendingDeposits } from './settle-deposits.ts'

export default defineModule({
  name: 'deposits',
  dependsOn: [
    'accounts',
    'api-context',
    'audit',
    'brands',
    'commands',
    'content',
    'gateways',
    'inbox',
    'secrets',
    'uploads',
    'verification',
    'wallet',
  ],
  endpoints: createDepositHandlers,
  adminCommands: depositCommands,
  platformValues: depositValues,
  ruleValues: ({ tenant }) => getDepositRuleValues(tenant),
  seed: seedDeposits,
  seedMissing: seedDeposits,
  schedules: [{ seconds: 15, run: settlePendingDeposits }],
  settings: async ({ tenant, config }) => ({
    platform: { deposits: { channels: await getChannelSettings(tenant, config.merchant.currency.exponent) } },
  }),
})
