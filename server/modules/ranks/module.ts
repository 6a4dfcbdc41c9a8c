import { defineModule } from '../define-module.ts'
import { rankCommands } from './commands.ts'
import { makeRankHandlers } from './handlers.ts'
import { makeRankWork } from './rank-work.ts'

export default defineModule({
  name: 'ranks',
  dependsOn: ['accounts', 'audit', 'brands', 'calls', 'commands', 'content', 'points', 'rewards'],
  endpoints: makeRankHandlers,
  adminCommands: rankCommands,
  jobs: (platform) => ({ ranks: makeRankWork(platform) }),
  ticks: ['ranks'],
})
