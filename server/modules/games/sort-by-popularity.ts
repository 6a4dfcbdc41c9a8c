import type { GamePopularQuery } from '../../../src/generated/api.ts'
import { rankGames } from './list-games.ts'
import type { Offer, OfferedGame } from './offer.ts'

/** Lottery categories of each prize mode. */
const lotteryCategories: Readonly<Record<NonNullable<GamePopularQuery['prizeMode']>, readonly string[]>> = {
  Lott: ['LOTT'],
  ZY: ['VNLOTT'],
  Elott: ['ELOTT'],
  SEA: ['LOTT', 'ELOTT'],
}

/**
 * Returns the games, or only those of a prize mode, by popularity: the games in `popularIds` in that order, then hot
 * games, then the others. Hot and other games alternate between vendors.
 */
export function sortByPopularity(
  { games }: Offer,
  popularIds: readonly string[],
  prizeMode?: GamePopularQuery['prizeMode'],
): OfferedGame[] {
  const eligible = prizeMode === undefined ? games : games.filter(({ shownIn }) => lotteryCategories[prizeMode].includes(shownIn))
  const rankById = new Map(popularIds.map((id, index) => [id, index]))
  return rankGames(eligible).toSorted((a, b) => (rankById.get(a.id) ?? Infinity) - (rankById.get(b.id) ?? Infinity) || 0)
}
