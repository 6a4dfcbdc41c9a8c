import { defineModule } from '../define-module.ts'
import { createCashbackHandlers } from './handlers.ts'

export default defineModule({
  name: 'cashback',
  dependsOn: ['accounts', 'calls', 'records', 'site', 'wallet'],
  endpoints: createCashbackHandlers,
})
