import { defineModule } from '../define-module.ts'
import { makeRecordHandlers } from './handlers.ts'

export default defineModule({
  name: 'records',
  dependsOn: ['calls', 'games', 'wallet'],
  endpoints: makeRecordHandlers,
})
