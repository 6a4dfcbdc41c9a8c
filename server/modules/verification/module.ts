import { defineModule } from '../define-module.ts'
import { createVerificationHandlers } from './handlers.ts'
import { purgeVerification } from './store/purge.ts'

export default defineModule({
  name: 'verification',
  dependsOn: ['accounts', 'api-context', 'messages', 'secrets'],
  endpoints: createVerificationHandlers,
  cleanup: purgeVerification,
})
