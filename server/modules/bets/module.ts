import { defineModule } from '../define-module.ts'
import { reconcileOpenBets } from './reconcile-open-bets.ts'
import { vendorCommands } from './commands.ts'
import { purgeVendorCalls } from './store/purge.ts'

export default defineModule({
  name: 'bets',
  dependsOn: ['accounts', 'api-context', 'audit', 'brands', 'commands', 'games', 'jobs', 'rewards', 'secrets', 'vendors', 'wallet'],
  adminCommands: vendorCommands,
  schedules: [
    {
      seconds: 60,
      run: reconcileOpenBets,
    },
  ],
  cleanup: purgeVendorCalls,
})
