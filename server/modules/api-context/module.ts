import { defineModule } from '../define-module.ts'

export default defineModule({
  name: 'api-context',
  dependsOn: ['brands'],
})
