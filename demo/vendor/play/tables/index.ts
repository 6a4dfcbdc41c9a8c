import { tableOf } from '../table.ts'
import { baccarat, dragonTiger, noCommission } from './baccarat.ts'
import { crab, fanTan, seDie, sicbo } from './dice.ts'
import { fish } from './fish.ts'
import { againstBanker, forThePot, twoHands } from './hands.ts'
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
  bullBull: tableOf(againstBanker(bullBullHand, 195, undefined)),
  mahjongTiles: tableOf(againstBanker(mahjongTileHand, 195, 100)),
  paiGow: tableOf(againstBanker(paiGowHand, 195, 100)),
  goldenFlower: tableOf(
    twoHands(goldenFlowerHand, ['dragon', 'phoenix'], 195, {
      pair: { kind: pair, pays: 335 },
      straight: { kind: straight, pays: 1_550 },
      flush: { kind: flush, pays: 1_000 },
      straightFlush: { kind: straightFlush, pays: 21_500 },
      three: { kind: three, pays: 19_500 },
    }),
  ),
  baCay: tableOf(forThePot(baCayHand)),
  niuNiu: tableOf(forThePot(bullBullHand)),
  fish: tableOf(fish),
} as const

export type TableName = keyof typeof tables
