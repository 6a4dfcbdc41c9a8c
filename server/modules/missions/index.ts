/** Missions: what is counted of each, how far each player has come, what was claimed, and who leads. */

export { firstDayOfAll } from './mission-days.ts'
export { toMission } from './seed-missions.ts'
export { missionsOf } from './store/missions.ts'
