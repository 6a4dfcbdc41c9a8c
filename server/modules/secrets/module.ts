import { defineModule } from '../define-module.ts'
import { purgePayloadNonces } from './store/payload-nonces.ts'

export default defineModule({
  name: 'secrets',
  dependsOn: ['api-context'],
  cleanup: purgePayloadNonces,
})
