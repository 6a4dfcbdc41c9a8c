import { defineModule } from '../define-module.ts'
import { operatorCommands } from './commands.ts'
import { purgeOperatorTokens } from './store/tokens.ts'

export default defineModule({
  name: 'operators',
  dependsOn: ['accounts', 'api-context', 'audit', 'commands', 'identity', 'secrets', 'session'],
  adminCommands: operatorCommands,
  cleanup: purgeOperatorTokens,
})
