/** Missions: what is counted of each, how far each player has come, what was claimed, and who leads. */

export { demoMissionMoney } from './demo-claims.ts'
