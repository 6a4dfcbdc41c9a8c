import { defineModule } from '../define-module.ts'

export default defineModule({
  name: 'approvals',
  dependsOn: ['audit', 'commands', 'wallet'],
})
