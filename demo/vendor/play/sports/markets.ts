/**
 * A market: a number of selections and a function that returns the winning ones, or a value that is compared with a
 * line.
 */
export type Market =
  | { readonly selectionCount: number; getWinningSelections(result: readonly number[]): readonly number[] }
  | { readonly computeValue: (result: readonly number[]) => number }

const computeLead = ([home = 0, away = 0]: readonly number[]): number => home - away
const sum = ([home = 0, away = 0]: readonly number[]): number => home + away

/** Result of a match: home win, draw or away win. */
export const result: Market = {
  selectionCount: 3,
  getWinningSelections: (scores) => [computeLead(scores) > 0 ? 0 : computeLead(scores) === 0 ? 1 : 2],
}
/** Winner of a match that cannot be drawn. */
export const winner: Market = { selectionCount: 2, getWinningSelections: (scores) => [computeLead(scores) > 0 ? 0 : 1] }
/** Total of both sides, over or under. */
export const total: Market = { computeValue: sum }
/** Lead of the first side, which the handicap is compared with. */
export const handicap: Market = { computeValue: computeLead }
export const bothScore: Market = { selectionCount: 2, getWinningSelections: ([home = 0, away = 0]) => [home > 0 && away > 0 ? 0 : 1] }

/** Result of a bout: win of the first side, draw, or win of the second side. */
export const boutResult: Market = { selectionCount: 3, getWinningSelections: ([side = 0]) => [side === 2 ? 1 : side === 0 ? 0 : 2] }
/** Round in which the bout ends, over or under. A decision on points counts as one more round. */
export const boutLength: Market = { computeValue: ([, round = 0]) => round }

export const createFirstPlaceMarket = (entrants: number): Market => ({
  selectionCount: entrants,
  getWinningSelections: ([firstPlace = 0]) => [firstPlace],
})
export const createPodiumMarket = (entrants: number): Market => ({ selectionCount: entrants, getWinningSelections: (places) => places })
