import { defineModule } from '../define-module.ts'
import { createRecordHandlers } from './handlers.ts'

export default defineModule({
  name: 'records',
  dependsOn: ['calls', 'games', 'wallet'],
  endpoints: createRecordHandlers,
})
