import type { Kind } from './kinds.ts'
import { type LotteryCode, lotteries, lotteryOf } from './play/lottery.ts'
import type { ScheduledGame } from './play/scheduled.ts'
import { type SportCode, sports } from './play/sports/index.ts'
import { sportOf } from './play/sports/sport.ts'

/** A game with scheduled results. */
export type Board = ScheduledGame<unknown, unknown>

/** Returns a game without the types of its bets and results. */
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

/** Whether a session of this kind may read a board: its own, and in a lottery all of them, for the lobby. */
export const mayUse = ({ page, name }: Pick<Kind, 'page' | 'name'>, board: string): boolean =>
  page === 'lottery' ? Object.hasOwn(lotteries, board) : page === 'sports' && name === board
