import { defineModule } from '../define-module.ts'
import { contractCommands } from './commands.ts'
import { createContractHandlers } from './handlers.ts'
import { createSettlementJob } from './settle/settlement-job.ts'

export default defineModule({
  name: 'contracts',
  dependsOn: ['accounts', 'api-context', 'brands', 'commands', 'inbox', 'site', 'wallet'],
  endpoints: createContractHandlers,
  adminCommands: contractCommands,
  jobs: (platform) => ({ settlement: createSettlementJob(platform) }),
  minutelyJobs: ['settlement'],
})
