import { defineModule } from '../define-module.ts'
import { withdrawalCommands } from './commands.ts'
import { completeAllOverdueWithdrawals } from './complete-overdue-withdrawals.ts'
import { createWithdrawalHandlers } from './handlers.ts'
import { withdrawalValues } from './platform-values.ts'
import { getWithdrawalSettings } from './withdrawal-settings.ts'

export default defineModule({
  name: 'withdrawals',
  dependsOn: [
    'accounts',
    'api-context',
    'audit',
    'brands',
    'commands',
    'content',
    'identity',
    'inbox',
    'messages',
    'payees',
    'secrets',
    'uploads',
    'verification',
    'wallet',
  ],
  endpoints: createWithdrawalHandlers,
  adminCommands: withdrawalCommands,
  platformValues: withdrawalValues,
  schedules: [{ seconds: 15, run: completeAllOverdueWithdrawals }],
  settings: async ({ tenant, config }) => ({ platform: { withdrawals: await getWithdrawalSettings(tenant, config) } }),
})
