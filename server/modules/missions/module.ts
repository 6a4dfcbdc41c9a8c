import { defineModule } from '../define-module.ts'
import { missionCommands } from './commands.ts'
import { createMissionHandlers } from './handlers.ts'
import { seedMissions } from './seed-missions.ts'
import { getMissionSettings } from './mission-settings.ts'

export default defineModule({
  name: 'missions',
  dependsOn: ['accounts', 'api-context', 'audit', 'commands', 'content', 'points', 'rewards'],
  endpoints: createMissionHandlers,
  adminCommands: missionCommands,
  seed: seedMissions,
  settings: async ({ tenant, config }) => ({ platform: { missions: await getMissionSettings(tenant, config.merchant.currency.exponent) } }),
})
