import type { Drawing } from '../../src/generated/api.ts'
import type { DrawSource } from '../vendors/demo/read-draws.ts'
import { rankGames } from './list-games.ts'
import type { Offer, OfferedGame } from './offer.ts'
import { toGame } from './to-game.ts'

interface DrawingsWish {
  readonly gameType: string
  /** How many results at most, over all draws. */
  readonly count: number
  readonly language?: string | undefined
}

/** The draws of a category of lotteries, one game for each, the one that comes next first; every draw with as many of its last results as fit. */
export async function drawingsOf(
  { games }: Offer,
  version: string,
  draws: DrawSource,
  { gameType, count, language }: DrawingsWish,
  now: number,
): Promise<Drawing[]> {
  const first = new Map<string, OfferedGame>()
  for (const game of rankGames(games.filter(({ shownIn, maintenance }) => shownIn === gameType && maintenance !== true))) {
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
      opened: opened.map(({ period: of, numbers, at }) => ({ period: of, numbers: [...numbers], at: at.toISOString() })),
    }))
}
