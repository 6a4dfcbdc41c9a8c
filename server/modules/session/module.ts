import { defineModule } from '../define-module.ts'
import { makeAccessHandlers } from './access-handlers.ts'
import { makeResetWork } from './forgot-password.ts'
import { makeSessionHandlers } from './handlers.ts'
import { sweepSession } from './store/temporary-passwords.ts'

export default defineModule({
  name: 'session',
  dependsOn: ['accounts', 'audit', 'brands', 'calls', 'identity', 'jobs', 'messages', 'secrets', 'site', 'verification'],
  endpoints: (platform) => ({ ...makeAccessHandlers(platform), ...makeSessionHandlers(platform) }),
  jobs: (platform) => ({ 'password-reset': makeResetWork(platform) }),
  cleanup: sweepSession,
})
