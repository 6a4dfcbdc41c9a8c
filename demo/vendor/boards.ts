import type { Kind } from './kinds.ts'
import { type LotteryCode, lotteries, lotteryOf } from './play/lottery.ts'
import type { ScheduledGame } from './play/scheduled.ts'
import { type SportCode, sports } from './play/sports/index.ts'
import { sportOf } from './play/sports/sport.ts'

/** Something that results come for on a schedule. */
export type Board = ScheduledGame<unknown, unknown>

/** A board whose bets and results are not told apart by type. */
function boardOf<B, O>(game: ScheduledGame<B, O>): Board {
  return {
    ...game,
    stakeOf: (bet) => game.stakeOf(bet as B),
    winOf: (bet, outcome, period) => game.winOf(bet as B, outcome as O, period),
  }
}

const all: ReadonlyMap<string, Board> = new Map([
  ...(Object.keys(lotteries) as LotteryCode[]).map((code) => [code, boardOf(lotteryOf(code))] as const),
  ...(Object.keys(sports) as SportCode[]).map((code) => [code, boardOf(sportOf(sports[code]))] as const),
])

export const boards: ReadonlyMap<string, Board> = all

/** Whether a session of this kind may look at a board: at its own, and in a lottery at all of these, for the lobby. */
export const mayUse = ({ page, name }: Pick<Kind, 'page' | 'name'>, board: string): boolean =>
  page === 'lottery' ? Object.hasOwn(lotteries, board) : page === 'sports' && name === board
