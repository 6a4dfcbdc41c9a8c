import { defineModule } from '../define-module.ts'
import { purgeAccounts } from './store/sessions.ts'
import { getAccountSettings } from './account-settings.ts'

export default defineModule({
  name: 'accounts',
  dependsOn: ['api-context', 'commands', 'secrets'],
  cleanup: purgeAccounts,
  settings: async ({ tenant, usernames }) => ({ platform: { accounts: await getAccountSettings(tenant, usernames) } }),
})
