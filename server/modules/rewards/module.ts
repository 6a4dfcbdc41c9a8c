import { defineModule } from '../define-module.ts'
import { rewardCommands } from './commands.ts'
import { createRewardHandlers } from './handlers.ts'

export default defineModule({
  name: 'rewards',
  dependsOn: ['accounts', 'api-context', 'audit', 'commands', 'content', 'games', 'points', 'wallet'],
  endpoints: createRewardHandlers,
  adminCommands: rewardCommands,
})
