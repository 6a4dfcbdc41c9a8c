import type { GameKind } from './game-kinds.ts'
import { type LotteryCode, lotteries, createLotteryGame, isLotteryCode } from './play/lottery.ts'
import type { ScheduledGame } from './play/scheduled.ts'
import { type SportCode, sports } from './play/sports/index.ts'
import { createSportGame } from './play/sports/sport.ts'

/** A game with scheduled results: a lottery or a sport. */
export type AnyScheduledGame = ScheduledGame<unknown, unknown>

/** Erases the types of a game's bets and results. */
function toScheduledGame<B, O>(game: ScheduledGame<B, O>): AnyScheduledGame {
  return {
    ...game,
    getStake: (bet) => game.getStake(bet as B),
    computeWin: (bet, outcome, period) => game.computeWin(bet as B, outcome as O, period),
  }
}

export const scheduledGames: ReadonlyMap<string, AnyScheduledGame> = new Map([
  ...(Object.keys(lotteries) as LotteryCode[]).map((code) => [code, toScheduledGame(createLotteryGame(code))] as const),
  ...(Object.keys(sports) as SportCode[]).map((code) => [code, toScheduledGame(createSportGame(sports[code]))] as const),
])

/**
 * Whether a session may use a scheduled game. A lottery session may use every lottery, which its lobby lists; a sports
 * session only its own sport.
 */
export const isScheduledGameAvailable = ({ page, name }: Pick<GameKind, 'page' | 'name'>, requestedName: string): boolean =>
  page === 'lottery' ? isLotteryCode(requestedName) : page === 'sports' && name === requestedName
