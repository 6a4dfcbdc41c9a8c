import type { RandomInt } from './random-int.ts'

/**
 * A game with one scheduled result per period, the same for all players, such as a lottery or a sport. Pure, like all
 * rules here, because browsers repeat draws to verify them.
 */
export interface ScheduledGame<B, O> {
  /** Seconds between two results. */
  readonly intervalSeconds: number
  /** Seconds from the Unix epoch to the start of period 0. */
  readonly offset: number
  /** Seconds before the result at which betting closes. */
  readonly bettingCutoffSeconds: number
  /** Returns the public information about a period before its result, such as its fixtures. */
  readonly getPublicInfo: (period: number) => unknown
  draw(randomInt: RandomInt, period: number): O
  parseBet(input: unknown): B | undefined
  getStake(bet: B): number
  /** Returns the win in integer play credits, stake included. */
  computeWin(bet: B, outcome: O, period: number): number
}

type Schedule = Pick<ScheduledGame<unknown, unknown>, 'intervalSeconds' | 'offset'>

/** Returns when the result of a period is drawn, in milliseconds since 1970. */
export const getDrawTime = ({ intervalSeconds, offset }: Schedule, period: number): number =>
  ((period + 1) * intervalSeconds + offset) * 1000

/** Returns the period whose result comes next; `now` is in milliseconds since 1970. */
export const getPeriodAt = ({ intervalSeconds, offset }: Schedule, now: number): number =>
  Math.floor((now / 1000 - offset) / intervalSeconds)
