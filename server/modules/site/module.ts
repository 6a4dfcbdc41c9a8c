import { defineModule } from '../define-module.ts'
import { siteCommands } from './commands.ts'
import { makeSiteHandlers } from './handlers.ts'
import { siteValues } from './platform-values.ts'
import { registrationPromises } from './seed-site.ts'

export default defineModule({
  name: 'site',
  dependsOn: ['brands', 'calls', 'commands', 'secrets'],
  endpoints: makeSiteHandlers,
  adminCommands: siteCommands,
  platformValues: siteValues,
  promises: async ({ site }) => registrationPromises(site),
})
