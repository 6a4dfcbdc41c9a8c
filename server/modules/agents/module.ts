import { defineModule } from '../define-module.ts'
import { makeAgentHandlers } from './handlers.ts'

export default defineModule({
  name: 'agents',
  dependsOn: ['accounts', 'audit', 'calls', 'games', 'records', 'wallet'],
  endpoints: makeAgentHandlers,
})
