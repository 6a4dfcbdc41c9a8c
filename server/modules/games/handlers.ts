import type { Brand } from '../brands/index.ts'
import type { Catalogue } from './catalogue.ts'
import type { Game } from '../../../src/generated/api.ts'
import { ApiError, type ApiContext, type ApiHandlers, type EndpointsOf, type Member } from '../api-context/index.ts'
import { listLotteryDraws, lotteryTypes, findLotteryResults } from './lottery-draws.ts'
import { launchGame } from './launch-game.ts'
import { listGameMenus } from './menus.ts'
import { selectByIds, getGamePage, listGames, paginate, rankGames, defaultPageSize } from './list-games.ts'
import { isOfType, type Offer, type OfferedGame } from './offer.ts'
import { getBrandOffer } from './brand-offer.ts'
import { sortByPopularity } from './sort-by-popularity.ts'
import { listPvpRooms } from './pvp-rooms.ts'
import { toGameDto } from './game-dto.ts'
import type { DrawSource } from './vendor-draws.ts'
import type { VisitorChannel } from './restrict-to-channel.ts'
import { listVnMenus } from './vn-menus.ts'
import { listWinners } from './winners.ts'
import { createPlayerGameStore } from './store/player-games.ts'

const defaultResultCount = 100
const vietnameseLottery = 'VNLOTT'

export interface GameDeps {
  readonly catalogue: Catalogue
  /** Source of the lotteries' draws. */
  readonly draws: DrawSource
  /** Returns a version that changes with the pictures of a brand's games. */
  readonly pictureVersion: (brand: Brand) => Promise<string>
}

/** Handlers of the game endpoints: lists, players' games and launches. */
export function createGameHandlers({ catalogue, draws, pictureVersion }: GameDeps): ApiHandlers<EndpointsOf<'game'>> {
  const getOffer = ({ site, brand }: ApiContext, visitorChannel?: Partial<VisitorChannel>): Offer =>
    getBrandOffer(catalogue, site, brand.config, visitorChannel)
  const getPictureVersion = ({ brand }: ApiContext): Promise<string> => pictureVersion(brand)
  const toGameDtos = async (context: ApiContext, games: readonly OfferedGame[], language: string | undefined): Promise<Game[]> => {
    const version = await getPictureVersion(context)
    return games.map((game) => toGameDto(game, version, language))
  }
  const listPlayedGames = async (context: ApiContext & { readonly member: Member }): Promise<OfferedGame[]> =>
    selectByIds(getOffer(context).games, await createPlayerGameStore(context.tenant).listPlayed(context.member.account.id))
  return {
    'game.menus': async (context, { merchantCode }) => {
      assertOwnMerchant(context, merchantCode)
      return { data: { lanes: listGameMenus(getOffer(context), context.brand.config, await getPictureVersion(context)) } }
    },

    'game.list': async (context, { merchant, ...query }) => {
      assertOwnMerchant(context, merchant)
      const { channel, clientType } = query
      const visitorChannel = {
        ...(channel !== undefined && { channel }),
        ...(clientType !== undefined && { clientType: Number(clientType) }),
      }
      return getGamePage(getOffer(context, visitorChannel), context.brand.config, await getPictureVersion(context), query)
    },

    'game.hot': async (context, { merchantCode, vassalage, platform, language }) => {
      assertOwnMerchant(context, merchantCode)
      const matching = listGames(
        getOffer(context),
        { ...(vassalage && { vassalage }), ...(platform && { platform }) },
        context.brand.config,
      )
      return { list: await toGameDtos(context, matching.filter(({ hot }) => hot === true).slice(0, defaultPageSize), language) }
    },

    'game.popular': async (context, { count = defaultPageSize, prizeMode, language }) => {
      const popularIds = await createPlayerGameStore(context.tenant).listPopular()
      return { list: await toGameDtos(context, sortByPopularity(getOffer(context), popularIds, prizeMode).slice(0, count), language) }
    },

    'game.announcements': async (context, { language }) => {
      const version = await getPictureVersion(context)
      const ranked = rankGames(getOffer(context).games)
      const toEntries = (kind: 'new' | 'maintenance', games: readonly OfferedGame[]) =>
        games.slice(0, defaultPageSize).map((game) => ({ kind, game: toGameDto(game, version, language) }))
      const underMaintenance = ranked.filter(({ maintenance }) => maintenance === true)
      const newGames = ranked.filter((game) => game.new === true && game.maintenance !== true)
      return { list: [...toEntries('maintenance', underMaintenance), ...toEntries('new', newGames)] }
    },

    'game.vassalTypes': async (context, { vassalage }) => {
      const vendorGames = getOffer(context).games.filter(({ vendor }) => vendor === vassalage)
      const types = [...new Set(vendorGames.map(({ shownIn }) => shownIn))]
      return { list: types.map((gameType) => ({ gameType, games: vendorGames.filter(({ shownIn }) => shownIn === gameType).length })) }
    },

    'game.vassals': async (context, { gameType }) => {
      const { vendors, games } = getOffer(context)
      const matching = games.filter((game) => gameType === undefined || isOfType(game, gameType, context.brand.config))
      const list = vendors.map(({ code, name }) => ({
        vassalage: code,
        name,
        games: matching.filter(({ vendor }) => vendor === code).length,
      }))
      return { list: list.filter((vendor) => vendor.games > 0) }
    },

    'game.favourites': async (context, { pageNo = 1, pageSize = defaultPageSize, language }) => {
      const favouriteIds = await createPlayerGameStore(context.tenant).listFavourites(context.member.account.id)
      const { games, ...page } = paginate(selectByIds(getOffer(context).games, favouriteIds), pageNo, pageSize)
      return { games: await toGameDtos(context, games, language), ...page }
    },

    'game.favouriteList': async ({ tenant, member }) => ({ list: await createPlayerGameStore(tenant).listFavourites(member.account.id) }),

    'game.favour': async (context, { vassalage, gameId, favourite }) => {
      const { tenant, member } = context
      const playerGames = createPlayerGameStore(tenant)
      if (!favourite) await playerGames.deleteFavourite(member.account.id, gameId)
      else if (getOffer(context).games.some(({ id, vendor }) => id === gameId && vendor === vassalage))
        await playerGames.insertFavourite(member.account.id, gameId)
      else throw new ApiError('not_found')
      return { favourite }
    },

    'game.recent': async (context, { count = defaultPageSize, language }) => ({
      list: await toGameDtos(context, (await listPlayedGames(context)).slice(0, count), language),
    }),

    'game.pvpRooms': async (context, { vassalage, language }) => ({
      list: listPvpRooms(getOffer(context), vassalage, await getPictureVersion(context), language),
    }),

    'game.vnMenu': async (context, { language }) => ({
      data: { lanes: listVnMenus(getOffer(context), await getPictureVersion(context), language) },
    }),

    'game.vnRecent': async (context, { count = defaultPageSize, language }) => {
      const played = (await listPlayedGames(context)).filter(({ shownIn }) => shownIn === vietnameseLottery)
      return { list: await toGameDtos(context, played.slice(0, count), language) }
    },

    'game.winners': async (context, { order = 'largest', count = defaultPageSize, language }) => ({
      list: await listWinners(context.tenant, context.site, getOffer(context), await getPictureVersion(context), {
        order,
        count,
        language,
      }),
    }),

    'game.vnNumeros': async (context, { count = defaultResultCount, gameType = vietnameseLottery, language }) => {
      const now = Date.now()
      const list = await listLotteryDraws(getOffer(context), await getPictureVersion(context), draws, {
        gameTypes: [gameType],
        count,
        language,
      })
      return { now: new Date(now).toISOString(), list }
    },

    'game.lotteryLobby': async (context, { language }) => {
      const now = Date.now()
      const query = { gameTypes: lotteryTypes, count: defaultResultCount, language }
      const list = await listLotteryDraws(getOffer(context), await getPictureVersion(context), draws, query)
      return { now: new Date(now).toISOString(), list: list.map((draw) => ({ ...draw, opened: draw.opened.slice(0, 1) })) }
    },

    'game.lotteryResults': async (context, { gameId, count = defaultPageSize }) => {
      const lottery = getOffer(context).games.find(({ id }) => id === gameId)
      const list = lottery && (await findLotteryResults(getOffer(context), draws, lottery, count))
      if (list === undefined) throw new ApiError('not_found')
      return { list }
    },

    'game.launch': async (context, body) => {
      const { brand, tenant, site, host, member } = context
      const { game: launched, url } = await launchGame(
        { tenant, site, config: brand.config, offer: getOffer(context, { clientType: body.clientType }), ...member, host },
        body,
      )
      return { game_url: url, game: toGameDto(launched, await getPictureVersion(context)) }
    },
  }
}

function assertOwnMerchant({ tenant }: ApiContext, merchant: string): void {
  if (merchant !== tenant.code) throw new ApiError('merchant_mismatch')
}
