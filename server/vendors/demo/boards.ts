import { type LotteryCode, lotteries, lotteryOf } from './play/lottery.ts'
import type { ScheduledGame } from './play/scheduled.ts'
import { sports } from './play/sports.ts'
import type { OfferedGame } from '../contract.ts'

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
  ['sports', boardOf(sports)] as const,
])

export const boards: ReadonlyMap<string, Board> = all

const isLottery = ({ category }: Pick<OfferedGame, 'category'>): boolean => ['LOTT', 'ELOTT', 'VNLOTT'].includes(category)

/**
 * Whether a session in this game may look at a board: those of lotteries at every lottery, because their lobby shows
 * them all.
 */
export const mayUse = (game: Pick<OfferedGame, 'category'>, board: string): boolean =>
  all.has(board) && isLottery(game) === (board !== 'sports')
