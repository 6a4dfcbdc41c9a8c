import { defineModule } from '../define-module.ts'
import { contentCommands } from './commands.ts'
import { createContentHandlers } from './handlers.ts'
import { getRankSettings } from './brand-ranks.ts'

export default defineModule({
  name: 'content',
  dependsOn: ['api-context', 'commands', 'messages', 'secrets', 'verification'],
  endpoints: createContentHandlers,
  adminCommands: contentCommands,
  settings: async ({ tenant, config }) => ({
    content: { vipRanks: await getRankSettings(tenant, config.merchant.currency.exponent), announcements: config.content.announcements },
  }),
})
