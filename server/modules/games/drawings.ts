import type { Drawing, Opened } from '../../../src/generated/api.ts'
import type { DrawSource, PublicDraw } from '../../vendors/contract.ts'
import { rankGames } from './list-games.ts'
import type { Offer, OfferedGame } from './offer.ts'
import { toGame } from './to-game.ts'

interface DrawingsQuery {
  readonly gameTypes: readonly string[]
  /** How many results at most, over all draws. */
  readonly count: number
  readonly language?: string | undefined
}

/** The draws of some categories of lotteries, one game for each, the one that comes next first; every draw with as many of its last results as fit. */
export async function drawingsOf(
  { games }: Offer,
  version: string,
  draws: DrawSource,
  { gameTypes, count, language }: DrawingsQuery,
  now: number,
): Promise<Drawing[]> {
  const first = new Map<string, OfferedGame>()
  for (const game of rankGames(games.filter(({ shownIn, maintenance }) => gameTypes.includes(shownIn) && maintenance !== true))) {
    const name = draws.nameOf(game)
    if (!first.has(name)) first.set(name, game)
  }
  const each = Math.floor(count / Math.max(1, first.size))
  const found = await Promise.all([...first].map(async ([name, game]) => ({ game, draw: await draws.read(name, now, each) })))
  return found
    .flatMap(({ game, draw }) => (draw === undefined ? [] : [{ game, draw }]))
    .toSorted((a, b) => a.draw.drawsAt.getTime() - b.draw.drawsAt.getTime())
    .map(({ game, draw: { period, drawsAt, closesAt, every, opened } }) => ({
      game: toGame(game, version, language),
      period,
      drawsAt: drawsAt.toISOString(),
      closesAt: closesAt.toISOString(),
      every,
      opened: opened.map(writeResult),
    }))
}

/** What the lottery of a game drew lately, the last first; undefined where the game is no lottery of the vendor's. */
export async function resultsOf(draws: DrawSource, game: OfferedGame, count: number, now: number): Promise<Opened[] | undefined> {
  if (!lotteryTypes.includes(game.shownIn)) return undefined
  return (await draws.read(draws.nameOf(game), now, count))?.opened.map(writeResult)
}

/** The categories whose games go by draws. */
export const lotteryTypes: readonly string[] = ['ELOTT', 'LOTT', 'VNLOTT']

const writeResult = ({ period, numbers, at }: PublicDraw['opened'][number]): Opened => ({
  period,
  numbers: [...numbers],
  at: at.toISOString(),
})
