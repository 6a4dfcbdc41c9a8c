import { defineModule } from '../define-module.ts'
import { createAgentHandlers } from './handlers.ts'

export default defineModule({
  name: 'agents',
  dependsOn: ['accounts', 'api-context', 'audit', 'games', 'records', 'wallet'],
  endpoints: createAgentHandlers,
})
