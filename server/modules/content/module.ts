import { defineModule } from '../define-module.ts'
import { contentCommands } from './commands.ts'
import { makeContentHandlers } from './handlers.ts'

export default defineModule({
  name: 'content',
  dependsOn: ['calls', 'commands', 'messages', 'secrets', 'verification'],
  endpoints: makeContentHandlers,
  adminCommands: contentCommands,
})
