import type { SiteCategory } from '../../engine/index.ts'
import { getGameKey, type CategorizedGame } from '../../features/games/index.ts'

export interface GameFilter {
  /** Restricts the games to this category. */
  readonly category?: string | undefined
  readonly vendor?: string | undefined
  readonly only?: 'hot' | 'new' | undefined
  readonly hotFirst?: boolean | undefined
}

/** Interleaves lists: the first item of each, then the second of each, and so on. */
function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longestListLength = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longestListLength }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat()
}

/** Returns the games that match a filter, without duplicates, alternating between categories or with hot ones first. */
export function selectGames(
  categories: readonly SiteCategory[],
  { category, vendor, only, hotFirst = false }: GameFilter,
): readonly CategorizedGame[] {
  const requestedCategories = category === undefined ? categories : categories.filter((candidate) => candidate.id === category)
  const categorizedGames = interleave(
    requestedCategories.map((gameCategory) => gameCategory.games.map((game) => ({ key: getGameKey(game), game, category: gameCategory }))),
  )
  const seenKeys = new Set<string>()
  const selectedGames = categorizedGames.filter(({ key, game }) => {
    if (seenKeys.has(key) || (vendor !== undefined && game.vassalage !== vendor)) return false
    seenKeys.add(key)
    return only === undefined || (only === 'hot' ? game.isHot === true : game.isNew === true)
  })
  return hotFirst ? [...selectedGames].sort((a, b) => Number(b.game.isHot ?? false) - Number(a.game.isHot ?? false)) : selectedGames
}
