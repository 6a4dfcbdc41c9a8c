import { defineModule } from '../define-module.ts'
import { createCashbackHandlers } from './handlers.ts'

export default defineModule({
  name: 'cashback',
  dependsOn: ['accounts', 'api-context', 'records', 'site', 'wallet'],
  endpoints: createCashbackHandlers,
})
