import { defineModule } from '../define-module.ts'
import { createMessageJob } from './deliver-message.ts'
import { purgeMessages } from './store/purge.ts'

export default defineModule({
  name: 'messages',
  dependsOn: ['api-context', 'brands', 'jobs', 'secrets'],
  jobs: (platform) => ({ message: createMessageJob(platform) }),
  cleanup: purgeMessages,
})
