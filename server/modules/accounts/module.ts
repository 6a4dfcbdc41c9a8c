import { defineModule } from '../define-module.ts'
import { makeAccountSeed } from './seed-accounts.ts'
import { sweepAccounts } from './store/sweep.ts'

export default defineModule({
  name: 'accounts',
  dependsOn: ['calls', 'commands', 'secrets'],
  seed: ({ demo }) => demo && makeAccountSeed(demo),
  cleanup: sweepAccounts,
})
