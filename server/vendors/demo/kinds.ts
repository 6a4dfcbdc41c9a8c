import { type Playable, playable } from './play/game.ts'
import { lotteryCode } from './play/lottery.ts'
import { slot } from './play/slot.ts'
import { type TableName, tables } from './play/table.ts'
import type { OfferedGame } from '../contract.ts'

const { baccarat, dragonTiger, sicbo, crab, roulette } = tables

/** The games of rounds that this vendor has. Each stands in for every game of the catalogue that is like it. */
const roundGames = {
  slot: playable(slot),
  baccarat: playable(baccarat),
  dragonTiger: playable(dragonTiger),
  sicbo: playable(sicbo),
  crab: playable(crab),
  roulette: playable(roulette),
} satisfies Readonly<Record<'slot' | TableName, Playable>>

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

/**
 * The tables by the codes of live games; a code without a table of its own is played as baccarat, which its page says.
 */
const tableCodes: Readonly<Record<string, TableName>> = {
  BAC: 'baccarat',
  DAT: 'dragonTiger',
  SIC: 'sicbo',
  SD: 'sicbo',
  YSX: 'crab',
  ROU: 'roulette',
}

/** Which of them a game of the catalogue is played as. */
export function kindOf({ category, code }: Pick<OfferedGame, 'category' | 'code'>): Kind {
  if (category === 'LOTT' || category === 'ELOTT' || category === 'VNLOTT')
    return { page: 'lottery', name: lotteryCode(code), rounds: undefined }
  if (category === 'SPORTS' || category === 'ESPORTS') return { page: 'sports', name: 'sports', rounds: undefined }
  if (category !== 'LIVE') return { page: 'slot', name: 'slot', rounds: roundGames.slot }
  const name = tableCodes[code ?? ''] ?? 'baccarat'
  return { page: 'table', name, rounds: roundGames[name] }
}
