import type { Game } from '../../generated/api.ts'
import type { GameShelfProps } from '../../generated/config.ts'
import { type Query, useConfig, usePagedQuery, useQuery, useLocale } from '../../engine/index.ts'
import { useFavourites } from '../../features/games/index.ts'

type Source = GameShelfProps['games']
type GamesQuery = Pick<Query<readonly Game[]>, 'state' | 'value'>

/** The player's favourites, refetched when one is added or removed. */
export function useFavouriteGames(count: number): GamesQuery {
  const { ids } = useFavourites()
  return usePagedQuery(
    `favourite games ${count} ${[...ids].join()}`,
    async ({ game }) => (await game.favourites({ pageSize: count })).games,
  )
}

/** The player's recently played games. */
export const useRecentGames = (count: number): GamesQuery =>
  usePagedQuery(`recent games ${count}`, async ({ game }) => (await game.recent({ count })).list)

/** The games that the platform recommends. `isPlatform` selects the source of the recommendations. */
export function useHotGames({ isPlatform }: NonNullable<Source['hot']>): GamesQuery {
  const { code, gamePlatforms } = useConfig(({ merchant }) => merchant)
  const { tag } = useLocale()
  const query = {
    merchantCode: code,
    platform: gamePlatforms.list.join(','),
    language: tag,
    ...(isPlatform !== undefined && { isPlatform }),
  }
  return useQuery(`hot games ${String(isPlatform)}`, async ({ game }) => (await game.hot(query)).list)
}

/** The games that the brand's config lists by id. */
export function useListedGames(named: NonNullable<Source['named']>): GamesQuery {
  const { code } = useConfig(({ merchant }) => merchant)
  const { tag } = useLocale()
  const query = { merchant: code, ids: named.join(','), pageSize: named.length, language: tag }
  return useQuery(`named games ${query.ids}`, async ({ game }) => (await game.list(query)).games)
}

/** The most played lotteries of the brand. Prize mode and number of games default to the brand's settings. */
export function usePopularGames({ prizeMode: configuredMode }: NonNullable<Source['popular']>, count: number | undefined): GamesQuery {
  const { device, lotteryType } = useConfig(({ merchant }) => merchant)
  const defaultCount = useConfig(({ settings }) => settings.counts.popularLottery)
  const { tag } = useLocale()
  const query = { count: count ?? defaultCount, prizeMode: configuredMode ?? lotteryType, device, language: tag }
  return useQuery(`popular games ${query.prizeMode} ${query.count}`, async ({ game }) => (await game.popular(query)).list)
}

/** The card game rooms that the player can join. */
export function useOpenRooms(): GamesQuery {
  const { tag } = useLocale()
  return usePagedQuery('open rooms', async ({ game }) => (await game.pvpRooms({ language: tag })).list)
}

/** The Vietnamese lotteries that the player has played, most recent first. */
export function useRecentLotteries(count: number): GamesQuery {
  const { tag } = useLocale()
  return usePagedQuery(`recent draws ${count}`, async ({ game }) => (await game.vnRecent({ count, language: tag })).list)
}
