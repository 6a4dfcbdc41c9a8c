import { defineModule } from '../define-module.ts'
import { makePayeeHandlers } from './handlers.ts'
import { payoutPromises } from './payout-settings.ts'

export default defineModule({
  name: 'payees',
  dependsOn: ['accounts', 'calls', 'identity', 'messages', 'secrets', 'verification'],
  endpoints: makePayeeHandlers,
  promises: ({ tenant, brand }) => payoutPromises(tenant, brand.config),
})
