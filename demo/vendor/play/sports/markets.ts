/** What is bet on: which of so many selections a result makes win, or the side of a line that a value lies on. */
export type Market =
  | { readonly selections: number; wins(result: readonly number[]): readonly number[] }
  | { readonly value: (result: readonly number[]) => number }

const lead = ([home = 0, away = 0]: readonly number[]): number => home - away
const sum = ([home = 0, away = 0]: readonly number[]): number => home + away

/** Home, draw, away. */
export const result: Market = { selections: 3, wins: (scores) => [lead(scores) > 0 ? 0 : lead(scores) === 0 ? 1 : 2] }
/** Of two sides that cannot draw. */
export const winner: Market = { selections: 2, wins: (scores) => [lead(scores) > 0 ? 0 : 1] }
/** Over or under a number of goals, points or sets of both sides. */
export const total: Market = { value: sum }
/** The first side with a start, or the second. */
export const handicap: Market = { value: lead }
export const bothScore: Market = { selections: 2, wins: ([home = 0, away = 0]) => [home > 0 && away > 0 ? 0 : 1] }

/** One side, a draw, the other. */
export const boutResult: Market = { selections: 3, wins: ([side = 0]) => [side === 2 ? 1 : side === 0 ? 0 : 2] }
/** In which round it ends, as over or under. */
export const boutLength: Market = { value: ([, round = 0]) => round }

export const first = (entrants: number): Market => ({ selections: entrants, wins: ([one = 0]) => [one] })
export const podium = (entrants: number): Market => ({ selections: entrants, wins: (three) => three })
