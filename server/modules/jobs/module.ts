import { defineModule } from '../define-module.ts'

export default defineModule({
  name: 'jobs',
  dependsOn: ['api-context', 'secrets'],
})
