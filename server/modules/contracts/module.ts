import { defineModule } from '../define-module.ts'
import { contractCommands } from './commands.ts'
import { makeContractHandlers } from './handlers.ts'
import { makeSettlementWork } from './settle/settlement-work.ts'

export default defineModule({
  name: 'contracts',
  dependsOn: ['accounts', 'brands', 'calls', 'commands', 'inbox', 'site', 'wallet'],
  endpoints: makeContractHandlers,
  adminCommands: contractCommands,
  jobs: (platform) => ({ settlement: makeSettlementWork(platform) }),
  ticks: ['settlement'],
})
