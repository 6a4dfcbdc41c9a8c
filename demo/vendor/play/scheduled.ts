import type { Draw } from './draw.ts'

/**
 * A game whose results come on a schedule, one each period, for everybody alike: a lottery, a board of matches. Pure,
 * as every rule here: browsers draw again what they check.
 */
export interface ScheduledGame<B, O> {
  /** Seconds between two results; the first period began `offset` seconds after 1970. */
  readonly every: number
  /** Seconds by which its results come after those of a game with the same `every`. */
  readonly offset: number
  /** How many seconds before the result no bet is taken. */
  readonly closes: number
  /** What everybody knows of a period before its result, such as who plays whom. */
  readonly known: (period: number) => unknown
  draw(draw: Draw, period: number): O
  parseBet(sent: unknown): B | undefined
  stakeOf(bet: B): number
  /** Whole play credits, the stake in them. */
  winOf(bet: B, outcome: O, period: number): number
}

type Clock = Pick<ScheduledGame<unknown, unknown>, 'every' | 'offset'>

/** When the result of a period comes, in milliseconds. */
export const drawsAt = ({ every, offset }: Clock, period: number): number => ((period + 1) * every + offset) * 1000

/** The period whose result comes next. */
export const periodAt = ({ every, offset }: Clock, now: number): number => Math.floor((now / 1000 - offset) / every)
