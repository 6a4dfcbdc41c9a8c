import { tableOf } from '../table.ts'
import { baccarat, dragonTiger, noCommission } from './baccarat.ts'
import { crab, fanTan, seDie, sicbo } from './dice.ts'
import { fish } from './fish.ts'
import { createBankerGame, createPotGame, createTwoHandGame } from './hands.ts'
import { baCayHand, bullBullHand, flowerKinds, goldenFlowerHand, mahjongTileHand, paiGowHand } from './ranks.ts'
import { roulette } from './roulette.ts'

const { pair, straight, flush, straightFlush, three } = flowerKinds

/** The games with spots to bet on, by name. */
export const tables = {
  baccarat: tableOf(baccarat),
  noCommission: tableOf(noCommission),
  dragonTiger: tableOf(dragonTiger),
  sicbo: tableOf(sicbo),
  crab: tableOf(crab),
  seDie: tableOf(seDie),
  fanTan: tableOf(fanTan),
  roulette: tableOf(roulette),
  bullBull: tableOf(createBankerGame(bullBullHand, 195, undefined)),
  mahjongTiles: tableOf(createBankerGame(mahjongTileHand, 195, 100)),
  paiGow: tableOf(createBankerGame(paiGowHand, 195, 100)),
  goldenFlower: tableOf(
    createTwoHandGame(goldenFlowerHand, ['dragon', 'phoenix'], 195, {
      pair: { kind: pair, pays: 335 },
      straight: { kind: straight, pays: 1_550 },
      flush: { kind: flush, pays: 1_000 },
      straightFlush: { kind: straightFlush, pays: 21_500 },
      three: { kind: three, pays: 19_500 },
    }),
  ),
  baCay: tableOf(createPotGame(baCayHand)),
  niuNiu: tableOf(createPotGame(bullBullHand)),
  fish: tableOf(fish),
} as const

export type TableName = keyof typeof tables
