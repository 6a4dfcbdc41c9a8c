import { defineModule } from '../define-module.ts'
import { rankCommands } from './commands.ts'
import { createRankHandlers } from './handlers.ts'
import { createRankJob } from './rank-job.ts'

export default defineModule({
  name: 'ranks',
  dependsOn: ['accounts', 'api-context', 'audit', 'brands', 'commands', 'content', 'points', 'rewards'],
  endpoints: createRankHandlers,
  adminCommands: rankCommands,
  jobs: (platform) => ({ ranks: createRankJob(platform) }),
  minutelyJobs: ['ranks'],
})
