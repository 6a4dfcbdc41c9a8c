import { defineModule } from '../define-module.ts'
import { missionCommands } from './commands.ts'
import { makeMissionHandlers } from './handlers.ts'
import { seedMissions } from './seed-missions.ts'

export default defineModule({
  name: 'missions',
  dependsOn: ['accounts', 'audit', 'calls', 'commands', 'content', 'points', 'rewards'],
  endpoints: makeMissionHandlers,
  adminCommands: missionCommands,
  seedAfterHistory: seedMissions,
})
