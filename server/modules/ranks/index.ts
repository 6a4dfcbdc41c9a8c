/** Players' ranks: their standing, promotions and weekly cashback. */

export { giveRankCashback } from './give-cashback.ts'
export { createRankStore } from './store/ranks.ts'
export { promotePlayers } from './promote-players.ts'
