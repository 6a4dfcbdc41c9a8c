import { defineModule } from '../define-module.ts'
import { createVerificationHandlers } from './handlers.ts'
import { sweepVerification } from './store/sweep.ts'

export default defineModule({
  name: 'verification',
  dependsOn: ['accounts', 'calls', 'messages', 'secrets'],
  endpoints: createVerificationHandlers,
  cleanup: sweepVerification,
})
