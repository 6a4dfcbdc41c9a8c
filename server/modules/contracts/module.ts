import { defineModule } from '../define-module.ts'
import { contractCommands } from './commands.ts'
import { makeContractHandlers } from './handlers.ts'
import { seedAgreements } from './seed-agreements.ts'
import { seedPermits } from './seed-permits.ts'
import { makeSettlementWork } from './settle/settlement-work.ts'

export default defineModule({
  name: 'contracts',
  dependsOn: ['accounts', 'brands', 'calls', 'commands', 'inbox', 'site', 'wallet'],
  endpoints: makeContractHandlers,
  adminCommands: contractCommands,
  seed: () => seedPermits,
  seedAfterHistory: seedAgreements,
  jobs: (platform) => ({ settlement: makeSettlementWork(platform) }),
  ticks: ['settlement'],
})
