import type { Draw } from './draw.ts'

/** What a round came to. Amounts are whole play credits. */
interface Result<O> {
  readonly win: number
  readonly outcome: O
}

/**
 * The rules of a game that is played in rounds of one bet. Pure: the server plays with them, and the browser plays the
 * round again to check it.
 */
export interface RoundGame<B, O> {
  /** The bet that a player has sent; nothing where it is none. */
  parseBet(sent: unknown): B | undefined
  /** What the bet costs. */
  stakeOf(bet: B): number
  play(draw: Draw, bet: B): Result<O>
  /** The bet of a free spin at a stake; nothing where it is not played at that. Only some games have free spins. */
  readonly freeBet?: (stake: number) => B | undefined
}

/** A game whose bets are not told apart by type: for those who play any of them. */
export interface Playable {
  /** What a player has sent, as a bet that can be played; nothing where it is none. */
  enter(sent: unknown): EnteredBet | undefined
  /** The bet of a free spin at a stake; nothing where it is not played at that, or where the game has none. */
  enterFree(stake: number): EnteredBet | undefined
}

interface EnteredBet {
  readonly bet: unknown
  readonly stake: number
  play(draw: Draw): Result<unknown>
}

export function playable<B, O>(game: RoundGame<B, O>): Playable {
  const entered = (bet: B | undefined): EnteredBet | undefined =>
    bet === undefined ? undefined : { bet, stake: game.stakeOf(bet), play: (draw) => game.play(draw, bet) }
  return {
    enter: (sent) => entered(game.parseBet(sent)),
    enterFree: (stake) => entered(game.freeBet?.(stake)),
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
