/** Players' records: account movements, bets, bonuses, and daily sums. */

export { movementKinds } from './movement-kinds.ts'
export { recalculateDays, playDaysOf } from './store/play-days.ts'
