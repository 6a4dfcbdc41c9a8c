import { type Playable, toPlayable } from './play/game.ts'
import { resolveLotteryCode } from './play/lottery.ts'
import { slot } from './play/slot.ts'
import { isSportCode } from './play/sports/index.ts'
import { type TableName, tables } from './play/tables/index.ts'
import type { OfferedGame } from '../../server/integrations/vendor-contract.ts'

/** The page of a game, and how it is played. */
export interface GameKind {
  readonly page: 'slot' | 'table' | 'lottery' | 'sports'
  /** Name of the table, lottery or sport. */
  readonly name: string
  /** Rules of a game that is played in rounds; `undefined` for a game with scheduled results. */
  readonly roundRules: Playable | undefined
}

const slotKind: GameKind = { page: 'slot', name: 'slot', roundRules: toPlayable(slot) }

/** Tables by the `rules` of a game, or by its catalogue code if it has no `rules`. */
const tablesByCode: Readonly<Record<string, TableName>> = {
  BAC: 'baccarat',
  noCommission: 'noCommission',
  DAT: 'dragonTiger',
  SIC: 'sicbo',
  SD: 'seDie',
  FT: 'fanTan',
  YSX: 'crab',
  ROU: 'roulette',
  NN: 'bullBull',
  MT: 'mahjongTiles',
  WZPJ: 'paiGow',
  ZJH: 'goldenFlower',
  BACAY: 'baCay',
  NIUNIU: 'niuNiu',
}

/** Returns the kind of a game of the catalogue; `undefined` if this vendor does not support it. */
export function findGameKind({ category, code, rules }: Pick<OfferedGame, 'category' | 'code' | 'rules'>): GameKind | undefined {
  if (category === 'LOTT' || category === 'ELOTT' || category === 'VNLOTT')
    return { page: 'lottery', name: resolveLotteryCode(code), roundRules: undefined }
  if (category === 'SPORTS') return isSportCode(code) ? { page: 'sports', name: code, roundRules: undefined } : undefined
  if (category === 'RNG') return slotKind
  const name = category === 'FISH' ? 'fish' : tablesByCode[rules ?? code ?? '']
  return name && { page: 'table', name, roundRules: toPlayable(tables[name]) }
}
