import type { RandomInt } from './random-int.ts'

/** Result of a round. Amounts are integer play credits. */
interface RoundResult<O> {
  readonly win: number
  readonly outcome: O
}

/**
 * Rules of a game that is played in rounds with one bet. Pure: the server plays with them, and the browser repeats the
 * round to verify it.
 */
export interface RoundGame<B, O> {
  /** Parses a bet; `undefined` if it is invalid. */
  parseBet(input: unknown): B | undefined
  /** Returns the stake of the bet in credits. */
  getStake(bet: B): number
  play(randomInt: RandomInt, bet: B): RoundResult<O>
  /**
   * Returns the bet of a free spin at a stake; `undefined` if the game has no such stake. Only some games have free
   * spins.
   */
  readonly createFreeSpinBet?: (stake: number) => B | undefined
}

/** A game whose types of bets and outcomes are erased, for code that plays any game. */
export interface Playable {
  /** Parses a bet that can be played; `undefined` if it is invalid. */
  prepareBet(input: unknown): PreparedBet | undefined
  /** Returns the bet of a free spin at a stake; `undefined` if the game has no such stake or no free spins. */
  prepareFreeSpin(stake: number): PreparedBet | undefined
}

interface PreparedBet {
  readonly bet: unknown
  readonly stake: number
  play(randomInt: RandomInt): RoundResult<unknown>
}

export function toPlayable<B, O>(game: RoundGame<B, O>): Playable {
  const prepare = (bet: B | undefined): PreparedBet | undefined =>
    bet === undefined ? undefined : { bet, stake: game.getStake(bet), play: (randomInt) => game.play(randomInt, bet) }
  return {
    prepareBet: (input) => prepare(game.parseBet(input)),
    prepareFreeSpin: (stake) => prepare(game.createFreeSpinBet?.(stake)),
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
