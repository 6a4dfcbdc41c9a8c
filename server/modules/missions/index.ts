/** Missions: what is counted of each, how far each player has come, what was claimed, and who leads. */

export { missionSettings } from './mission-settings.ts'
export { demoMissionMoney } from './demo-claims.ts'
