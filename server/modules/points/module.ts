import { defineModule } from '../define-module.ts'
import { pointsCommands } from './commands.ts'
import { createPointsHandlers } from './handlers.ts'
import { pointsValues } from './platform-values.ts'
import { seedPoints } from './seed-points.ts'
import { getPointsSettings } from './points-settings.ts'

export default defineModule({
  name: 'points',
  dependsOn: ['accounts', 'api-context', 'audit', 'commands', 'content', 'identity', 'inbox', 'messages', 'records', 'secrets', 'wallet'],
  endpoints: createPointsHandlers,
  adminCommands: pointsCommands,
  platformValues: pointsValues,
  seed: seedPoints,
  settings: async ({ tenant, config }) => ({ platform: { points: await getPointsSettings(tenant, config.merchant.currency.exponent) } }),
})
