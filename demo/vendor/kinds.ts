import { type Playable, playable } from './play/game.ts'
import { lotteryCode } from './play/lottery.ts'
import { slot } from './play/slot.ts'
import { isSportCode } from './play/sports/index.ts'
import { type TableName, tables } from './play/tables/index.ts'
import type { OfferedGame } from '../../server/integrations/vendor-contract.ts'

/**
 * Which page a game of the catalogue opens, and what is played there: rounds, or a board of results that come on a
 * schedule.
 */
export interface Kind {
  readonly page: 'slot' | 'table' | 'lottery' | 'sports'
  /** The name of the table or of the board. */
  readonly name: string
  readonly rounds: Playable | undefined
}

const machine: Kind = { page: 'slot', name: 'slot', rounds: playable(slot) }

/** Tables by the codes of the catalogue, and by the rules of a game that its code does not tell apart. */
const tableCodes: Readonly<Record<string, TableName>> = {
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

/** The kind of a game of the catalogue; `undefined` if this vendor cannot play it. */
export function kindOf({ category, code, rules }: Pick<OfferedGame, 'category' | 'code' | 'rules'>): Kind | undefined {
  if (category === 'LOTT' || category === 'ELOTT' || category === 'VNLOTT')
    return { page: 'lottery', name: lotteryCode(code), rounds: undefined }
  if (category === 'SPORTS') return isSportCode(code) ? { page: 'sports', name: code, rounds: undefined } : undefined
  if (category === 'RNG') return machine
  const name = category === 'FISH' ? 'fish' : tableCodes[rules ?? code ?? '']
  return name && { page: 'table', name, rounds: playable(tables[name]) }
}
