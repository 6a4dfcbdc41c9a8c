import { defineModule } from '../define-module.ts'
import { rewardCommands } from './commands.ts'
import { makeRewardHandlers } from './handlers.ts'

export default defineModule({
  name: 'rewards',
  dependsOn: ['accounts', 'audit', 'calls', 'commands', 'content', 'games', 'points', 'wallet'],
  endpoints: makeRewardHandlers,
  adminCommands: rewardCommands,
})
