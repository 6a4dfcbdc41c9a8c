/** What players read of their money: every movement, bonuses, and the sums of days. */

export { movementKinds } from './movement-kinds.ts'
export { moveDays, playDaysOf } from './store/play-days.ts'
