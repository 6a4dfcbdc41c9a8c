import { defineModule } from '../define-module.ts'
import { accountCommands } from './commands.ts'
import { createRegistrationHandlers } from './handlers.ts'
import { purgeUnclaimedAccounts } from './purge-unclaimed.ts'
import { termsCommands } from './terms-commands.ts'

export default defineModule({
  name: 'registration',
  dependsOn: [
    'accounts',
    'api-context',
    'audit',
    'brands',
    'commands',
    'identity',
    'messages',
    'referrals',
    'secrets',
    'session',
    'site',
    'verification',
    'wallet',
  ],
  endpoints: createRegistrationHandlers,
  adminCommands: { ...accountCommands, ...termsCommands },
  schedules: [{ seconds: 600, run: purgeUnclaimedAccounts }],
})
