import { defineModule } from '../define-module.ts'
import { jobCommands } from './job-commands.ts'
import { outboxCommands } from './outbox-commands.ts'

export default defineModule({
  name: 'commands',
  dependsOn: ['api-context', 'brands', 'jobs', 'messages', 'secrets'],
  adminCommands: { ...jobCommands, ...outboxCommands },
})
