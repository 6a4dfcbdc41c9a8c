import { createTable } from '../table.ts'
import { baccarat, dragonTiger, noCommission } from './baccarat.ts'
import { fishPrawnCrab, fanTan, seDie, sicbo } from './dice.ts'
import { fish } from './fish.ts'
import { createBankerGame, createPotGame, createTwoHandGame } from './hands.ts'
import { baCayHand, bullBullHand, flowerKinds, goldenFlowerHand, mahjongTileHand, paiGowHand } from './hand-rankings.ts'
import { roulette } from './roulette.ts'

const { pair, straight, flush, straightFlush, three } = flowerKinds

/** The games with spots to bet on, by name. */
export const tables = {
  baccarat: createTable(baccarat),
  noCommission: createTable(noCommission),
  dragonTiger: createTable(dragonTiger),
  sicbo: createTable(sicbo),
  crab: createTable(fishPrawnCrab),
  seDie: createTable(seDie),
  fanTan: createTable(fanTan),
  roulette: createTable(roulette),
  bullBull: createTable(createBankerGame(bullBullHand, 195, undefined)),
  mahjongTiles: createTable(createBankerGame(mahjongTileHand, 195, 100)),
  paiGow: createTable(createBankerGame(paiGowHand, 195, 100)),
  goldenFlower: createTable(
    createTwoHandGame(goldenFlowerHand, ['dragon', 'phoenix'], 195, {
      pair: { kind: pair, pays: 335 },
      straight: { kind: straight, pays: 1_550 },
      flush: { kind: flush, pays: 1_000 },
      straightFlush: { kind: straightFlush, pays: 21_500 },
      three: { kind: three, pays: 19_500 },
    }),
  ),
  baCay: createTable(createPotGame(baCayHand)),
  niuNiu: createTable(createPotGame(bullBullHand)),
  fish: createTable(fish),
} as const

export type TableName = keyof typeof tables
