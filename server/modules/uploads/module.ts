import { defineModule } from '../define-module.ts'
import { sweepUploads } from './store/uploads.ts'

export default defineModule({
  name: 'uploads',
  dependsOn: ['calls', 'secrets'],
  cleanup: sweepUploads,
})
