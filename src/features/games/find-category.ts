import type { Game } from '../../generated/api.ts'
import type { SiteCategory } from '../../engine/index.ts'

/**
 * The category that a game of a list belongs to on this site: its own where that has its vendor, else one that the
 * brand moved its vendor to.
 */
export function findCategory(
  categories: readonly SiteCategory[],
  { gameType, vassalage }: Pick<Game, 'gameType' | 'vassalage'>,
): SiteCategory | undefined {
  const having = categories.filter(({ vendors }) => vendors.some(({ code }) => code === vassalage))
  return having.find(({ id }) => id === gameType) ?? having[0]
}
