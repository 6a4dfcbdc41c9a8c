import { defineModule } from '../define-module.ts'
import { sweepSecrets } from './store/sweep.ts'

export default defineModule({
  name: 'secrets',
  dependsOn: ['calls'],
  cleanup: sweepSecrets,
})
