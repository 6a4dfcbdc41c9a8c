/** Bets for money with vendors of games: what vendors may ask, and what an operator sees of it. */

export { answerVendor, type BetParts } from './answer-vendor.ts'
export { operatorFor } from './operator-for.ts'
