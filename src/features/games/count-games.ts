import type { SiteCategory } from '../../engine/index.ts'

type Vendor = SiteCategory['vendors'][number]

/** The number of games of a vendor in a category: the platform's count, or that of the games loaded so far. */
export const countVendorGames = ({ games }: Pick<SiteCategory, 'games'>, { code, games: count }: Vendor): number =>
  count ?? games.filter(({ vassalage }) => vassalage === code).length

/** The number of games in a category. `games` of a category holds only the first of them. */
export const countGames = (category: Pick<SiteCategory, 'games' | 'vendors'>): number =>
  category.vendors.reduce((sum, vendor) => sum + countVendorGames(category, vendor), 0)
