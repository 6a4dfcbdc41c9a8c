import { defineModule } from '../define-module.ts'
import { historyCommands } from './commands.ts'

export default defineModule({
  name: 'history',
  dependsOn: ['accounts', 'api-context', 'commands'],
  adminCommands: historyCommands,
})
