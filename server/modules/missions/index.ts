/** Missions: their progress, claims and leaderboard. */

export { oneTimePeriodStart } from './mission-days.ts'
export { toMission } from './seed-missions.ts'
export { createMissionStore } from './store/missions.ts'
