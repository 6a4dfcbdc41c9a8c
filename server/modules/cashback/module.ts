import { defineModule } from '../define-module.ts'
import { makeCashbackHandlers } from './handlers.ts'

export default defineModule({
  name: 'cashback',
  dependsOn: ['accounts', 'calls', 'records', 'site', 'wallet'],
  endpoints: makeCashbackHandlers,
})
