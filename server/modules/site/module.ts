import { defineModule } from '../define-module.ts'
import { siteCommands } from './commands.ts'
import { createSiteHandlers } from './handlers.ts'
import { siteValues } from './platform-values.ts'
import { getRegistrationRuleValues } from './seed-site.ts'

export default defineModule({
  name: 'site',
  dependsOn: ['api-context', 'brands', 'commands', 'secrets'],
  endpoints: createSiteHandlers,
  adminCommands: siteCommands,
  platformValues: siteValues,
  ruleValues: async ({ site }) => getRegistrationRuleValues(site),
})
