import { defineModule } from '../define-module.ts'
import { createAccessHandlers } from './access-handlers.ts'
import { createResetJob } from './forgot-password.ts'
import { createSessionHandlers } from './handlers.ts'
import { purgeExpiredLogins } from './store/temporary-passwords.ts'

export default defineModule({
  name: 'session',
  dependsOn: ['accounts', 'api-context', 'audit', 'brands', 'identity', 'jobs', 'messages', 'secrets', 'site', 'verification'],
  endpoints: (platform) => ({ ...createAccessHandlers(platform), ...createSessionHandlers(platform) }),
  jobs: (platform) => ({ 'password-reset': createResetJob(platform) }),
  cleanup: purgeExpiredLogins,
})
