import { defineModule } from '../define-module.ts'
import { createPayeeHandlers } from './handlers.ts'
import { getPayoutPromises } from './payout-settings.ts'

export default defineModule({
  name: 'payees',
  dependsOn: ['accounts', 'api-context', 'identity', 'messages', 'secrets', 'verification'],
  endpoints: createPayeeHandlers,
  promises: ({ tenant, brand }) => getPayoutPromises(tenant, brand.config),
})
