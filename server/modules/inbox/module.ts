import { defineModule } from '../define-module.ts'
import { inboxCommands } from './commands.ts'
import { makeInboxHandlers } from './handlers.ts'

export default defineModule({
  name: 'inbox',
  dependsOn: ['accounts', 'audit', 'calls', 'commands', 'content', 'jobs'],
  endpoints: makeInboxHandlers,
  adminCommands: inboxCommands,
})
