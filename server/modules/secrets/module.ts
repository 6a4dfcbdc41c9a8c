import { defineModule } from '../define-module.ts'
import { purgeSecrets } from './store/payload-nonces.ts'

export default defineModule({
  name: 'secrets',
  dependsOn: ['calls'],
  cleanup: purgeSecrets,
})
