import { defineModule } from '../define-module.ts'
import { rankCommands } from './commands.ts'
import { makeRankHandlers } from './handlers.ts'
import { makeRankWork } from './rank-work.ts'
import { seedRanks } from './seed-ranks.ts'

export default defineModule({
  name: 'ranks',
  dependsOn: ['accounts', 'audit', 'brands', 'calls', 'commands', 'content', 'points', 'records', 'rewards'],
  endpoints: makeRankHandlers,
  adminCommands: rankCommands,
  seedAfterHistory: seedRanks,
  jobs: (platform) => ({ ranks: makeRankWork(platform) }),
  ticks: ['ranks'],
})
