import { defineModule } from '../define-module.ts'
import { inboxCommands } from './commands.ts'
import { createInboxHandlers } from './handlers.ts'

export default defineModule({
  name: 'inbox',
  dependsOn: ['accounts', 'api-context', 'audit', 'commands', 'content', 'jobs'],
  endpoints: createInboxHandlers,
  adminCommands: inboxCommands,
})
