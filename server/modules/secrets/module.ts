import { defineModule } from '../define-module.ts'
import { sweepSecrets } from './store/payload-nonces.ts'

export default defineModule({
  name: 'secrets',
  dependsOn: ['calls'],
  cleanup: sweepSecrets,
})
