/** Players' records: account movements, bets, bonuses, and daily sums. */

export { movementKinds } from './movement-kinds.ts'
export { changeTimeZone, createPlayDayStore } from './store/play-days.ts'
