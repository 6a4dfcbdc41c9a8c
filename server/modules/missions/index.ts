/** Missions: their progress, claims and leaderboard. */

export { oneTimePeriodStart } from './mission-days.ts'
export { toMission } from './seed-missions.ts'
export { missionsOf } from './store/missions.ts'
