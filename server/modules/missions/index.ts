/** Missions: what is counted of each, how far each player has come, what was claimed, and who leads. */

export { missionSettings } from './mission-settings.ts'
export { missionCommands } from './commands.ts'
export { demoMissionMoney } from './demo-claims.ts'
export { makeMissionHandlers } from './handlers.ts'
export { seedMissions } from './seed-missions.ts'
