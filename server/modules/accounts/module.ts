import { defineModule } from '../define-module.ts'
import { purgeSessions } from './store/sessions.ts'
import { getAccountSettings } from './account-settings.ts'

export default defineModule({
  name: 'accounts',
  dependsOn: ['api-context', 'commands', 'secrets'],
  cleanup: purgeSessions,
  settings: async ({ tenant, usernames }) => ({ platform: { accounts: await getAccountSettings(tenant, usernames) } }),
})
