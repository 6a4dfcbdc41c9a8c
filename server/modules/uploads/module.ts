import { defineModule } from '../define-module.ts'
import { purgeUploads } from './store/uploads.ts'

export default defineModule({
  name: 'uploads',
  dependsOn: ['api-context', 'secrets'],
  cleanup: purgeUploads,
})
