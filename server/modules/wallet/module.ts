import { defineModule } from '../define-module.ts'
import { adjustmentCommands } from './adjustment-commands.ts'
import { ledgerCommands } from './commands.ts'
import { createWalletHandlers } from './handlers.ts'
import { seedHouseAccounts } from './ledger.ts'
import { expireAllBonuses } from './expire-all-bonuses.ts'

export default defineModule({
  name: 'wallet',
  dependsOn: ['accounts', 'api-context', 'audit', 'commands', 'identity', 'messages', 'secrets', 'verification'],
  endpoints: createWalletHandlers,
  adminCommands: { ...ledgerCommands, ...adjustmentCommands },
  seed: seedHouseAccounts,
  schedules: [{ seconds: 600, run: expireAllBonuses }],
})
