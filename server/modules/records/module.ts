import { defineModule } from '../define-module.ts'
import { createRecordHandlers } from './handlers.ts'

export default defineModule({
  name: 'records',
  dependsOn: ['api-context', 'games', 'wallet'],
  endpoints: createRecordHandlers,
})
