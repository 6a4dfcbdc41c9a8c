import type { Game } from '../../generated/api.ts'
import type { GameShelfProps } from '../../generated/config.ts'
import { type Query, useConfig, usePagedQuery, useQuery, useShown } from '../../engine/index.ts'
import { useFavourites } from '../../features/games/index.ts'

type Source = GameShelfProps['games']
type Games = Pick<Query<readonly Game[]>, 'state' | 'value'>

/** What who is logged in marked; asked for again when a game is marked or let go. */
export function useFavouriteGames(count: number): Games {
  const { ids } = useFavourites()
  return usePagedQuery(
    `favourite games ${count} ${[...ids].join()}`,
    async ({ game }) => (await game.favourites({ pageSize: count })).games,
  )
}

/** What who is logged in played last. */
export const useRecentGames = (count: number): Games =>
  usePagedQuery(`recent games ${count}`, async ({ game }) => (await game.recent({ count })).list)

/** What the platform puts forward. */
export function useHotGames({ isPlatform }: NonNullable<Source['hot']>): Games {
  const { code, gamePlatforms } = useConfig(({ merchant }) => merchant)
  const { tag } = useShown()
  const query = {
    merchantCode: code,
    platform: gamePlatforms.list.join(','),
    language: tag,
    ...(isPlatform !== undefined && { isPlatform }),
  }
  return useQuery(`hot games ${String(isPlatform)}`, async ({ game }) => (await game.hot(query)).list)
}

/** The games that the brand names, in its order. */
export function useNamedGames(named: NonNullable<Source['named']>): Games {
  const { code } = useConfig(({ merchant }) => merchant)
  const { tag } = useShown()
  const query = { merchant: code, ids: named.join(','), pageSize: named.length, language: tag }
  return useQuery(`named games ${query.ids}`, async ({ game }) => (await game.list(query)).games)
}

/**
 * What is played most on the brand; of the brand's lottery type, and as many as it asks for of lotteries, where the
 * shelf does not say.
 */
export function usePopularGames({ prizeMode: named }: NonNullable<Source['popular']>, count: number | undefined): Games {
  const { device, lotteryType } = useConfig(({ merchant }) => merchant)
  const defaultCount = useConfig(({ settings }) => settings.counts.popularLottery)
  const { tag } = useShown()
  const query = { count: count ?? defaultCount, prizeMode: named ?? lotteryType, device, language: tag }
  return useQuery(`popular games ${query.prizeMode} ${query.count}`, async ({ game }) => (await game.popular(query)).list)
}

/** The rooms of card games that are open to who is logged in. */
export function useOpenRooms(): Games {
  const { tag } = useShown()
  return usePagedQuery('open rooms', async ({ game }) => (await game.pvpRooms({ language: tag })).list)
}

/** The Vietnamese draws that who is logged in bet on last. */
export function useRecentDraws(count: number): Games {
  const { tag } = useShown()
  return usePagedQuery(`recent draws ${count}`, async ({ game }) => (await game.vnRecent({ count, language: tag })).list)
}
