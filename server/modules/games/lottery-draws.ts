import type { Drawing, Opened } from '../../../src/generated/api.ts'
import type { PublicDraw } from '../../integrations/vendor-contract.ts'
import { rankGames } from './list-games.ts'
import type { Offer, OfferedGame } from './offer.ts'
import { toGameDto } from './game-dto.ts'
import type { DrawSource } from './vendor-draws.ts'

interface LotteryDrawsQuery {
  readonly gameTypes: readonly string[]
  /** Maximum number of results over all draws. */
  readonly count: number
  readonly language?: string | undefined
}

/**
 * Returns the draws of the categories in `gameTypes`, the next draw first, each with one of its games and its last
 * results. Games under maintenance are left out. `count` is divided equally among the pairs of vendor and game code.
 * @throws ApiError unavailable
 */
export async function listLotteryDraws(
  { games, vendors }: Offer,
  pictureVersion: string,
  draws: DrawSource,
  { gameTypes, count, language }: LotteryDrawsQuery,
): Promise<Drawing[]> {
  const apiUrls = new Map(vendors.map(({ code, apiUrl }) => [code, apiUrl()]))
  const gameByCode = new Map<string, OfferedGame>()
  const getGameKey = ({ vendor, code = '' }: OfferedGame): string => `${apiUrls.get(vendor) ?? vendor} ${code}`
  for (const game of rankGames(games.filter(({ shownIn, maintenance }) => gameTypes.includes(shownIn) && maintenance !== true)))
    if (!gameByCode.has(getGameKey(game))) gameByCode.set(getGameKey(game), game)
  const resultsPerDraw = Math.floor(count / Math.max(1, gameByCode.size))
  const gameDraws = await Promise.all(
    [...gameByCode.values()].map(async (game) => {
      const apiUrl = apiUrls.get(game.vendor)
      const draw = await draws.getDraw(apiUrl, game.code, resultsPerDraw)
      return { game, draw, key: `${String(apiUrl)} ${draw.name}` }
    }),
  )
  // Games whose codes the vendor does not distinguish share one draw.
  const gameDrawByKey = new Map(gameDraws.toReversed().map((gameDraw) => [gameDraw.key, gameDraw]))
  return gameDraws
    .filter((gameDraw) => gameDrawByKey.get(gameDraw.key) === gameDraw)
    .toSorted((a, b) => Date.parse(a.draw.drawsAt) - Date.parse(b.draw.drawsAt))
    .map(({ game, draw: { period, drawsAt, closesAt, every, opened } }) => ({
      game: toGameDto(game, pictureVersion, language),
      period,
      drawsAt,
      closesAt,
      every,
      opened: opened.map(toResultDto),
    }))
}

/**
 * Returns the last results of a game's lottery, newest first; `undefined` if the game is not a lottery.
 * @throws ApiError unavailable
 */
export async function findLotteryResults(
  { vendors }: Offer,
  draws: DrawSource,
  game: OfferedGame,
  count: number,
): Promise<Opened[] | undefined> {
  if (!lotteryTypes.includes(game.shownIn)) return undefined
  const apiUrl = vendors.find(({ code }) => code === game.vendor)?.apiUrl()
  return (await draws.getDraw(apiUrl, game.code, count)).opened.map(toResultDto)
}

/** Categories of games with scheduled draws. */
export const lotteryTypes: readonly string[] = ['ELOTT', 'LOTT', 'VNLOTT']

const toResultDto = ({ period, numbers, at }: PublicDraw['opened'][number]): Opened => ({
  period,
  numbers: [...numbers],
  at,
})
