/** Missions: their progress, claims and leaderboard. */

export { firstDayOfAll } from './mission-days.ts'
export { toMission } from './seed-missions.ts'
export { missionsOf } from './store/missions.ts'
