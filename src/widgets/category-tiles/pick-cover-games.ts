import type { Game } from '../../generated/api.ts'

interface Category {
  readonly id: string
  readonly games: readonly Game[]
}

/**
 * Returns the cover game of each category, by category id: a hot open game, else the first open one, else the first.
 * Categories do not share a game while there is another: the category with the fewest games chooses first.
 */
export function pickCoverGames(categories: readonly Category[]): ReadonlyMap<string, Game> {
  const faces = new Map<string, Game>()
  const taken = new Set<string>()
  for (const { id, games } of [...categories].sort((a, b) => a.games.length - b.games.length)) {
    const game = pickCoverGame(games.filter((one) => !taken.has(nameOf(one)))) ?? pickCoverGame(games)
    if (!game) continue
    faces.set(id, game)
    taken.add(nameOf(game))
  }
  return faces
}

const nameOf = ({ vassalage, gameName }: Game): string => `${vassalage}/${gameName}`

function pickCoverGame(games: readonly Game[]): Game | undefined {
  const open = games.filter((game) => game.maintenance !== true)
  return open.find((game) => game.isHot === true) ?? open[0] ?? games[0]
}
