import { defineModule } from '../define-module.ts'
import { createIdentityHandlers } from './handlers.ts'

export default defineModule({
  name: 'identity',
  dependsOn: ['accounts', 'api-context', 'commands', 'content', 'messages', 'secrets', 'site', 'verification'],
  endpoints: createIdentityHandlers,
})
