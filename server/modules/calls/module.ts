import { defineModule } from '../define-module.ts'

export default defineModule({
  name: 'calls',
  dependsOn: ['brands'],
})
