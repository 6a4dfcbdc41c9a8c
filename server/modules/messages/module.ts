import { defineModule } from '../define-module.ts'
import { makeMessageWork } from './deliver-message.ts'
import { sweepMessages } from './store/sweep.ts'

export default defineModule({
  name: 'messages',
  dependsOn: ['brands', 'calls', 'jobs', 'secrets'],
  jobs: (platform) => ({ message: makeMessageWork(platform) }),
  cleanup: sweepMessages,
})
