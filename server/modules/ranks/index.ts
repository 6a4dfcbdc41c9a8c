/** Players' ranks: their standing, promotions and weekly cashback. */

export { grantRankCashback } from './grant-cashback.ts'
export { createRankStore } from './store/ranks.ts'
export { promotePlayers } from './promote-players.ts'
