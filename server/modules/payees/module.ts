import { defineModule } from '../define-module.ts'
import { createPayeeHandlers } from './handlers.ts'
import { getPayoutRuleValues } from './payout-settings.ts'

export default defineModule({
  name: 'payees',
  dependsOn: ['accounts', 'api-context', 'identity', 'messages', 'secrets', 'verification'],
  endpoints: createPayeeHandlers,
  ruleValues: ({ tenant, brand }) => getPayoutRuleValues(tenant, brand.config),
})
