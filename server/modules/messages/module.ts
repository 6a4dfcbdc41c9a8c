import { defineModule } from '../define-module.ts'
import { createMessageWork } from './deliver-message.ts'
import { sweepMessages } from './store/sweep.ts'

export default defineModule({
  name: 'messages',
  dependsOn: ['brands', 'calls', 'jobs', 'secrets'],
  jobs: (platform) => ({ message: createMessageWork(platform) }),
  cleanup: sweepMessages,
})
