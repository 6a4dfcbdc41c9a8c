import type { Game } from '../../generated/api.ts'

interface Category {
  readonly id: string
  readonly games: readonly Game[]
}

/**
 * Returns the cover game of each category, by category id: a hot playable game, else the first playable one, else the
 * first. A game is the cover of several categories only if they have no other. The categories are processed by
 * ascending number of games, so that a category with few games does not run out of them.
 */
export function pickCoverGames(categories: readonly Category[]): ReadonlyMap<string, Game> {
  const coverGames = new Map<string, Game>()
  const usedGames = new Set<string>()
  for (const { id, games } of [...categories].sort((a, b) => a.games.length - b.games.length)) {
    const game = pickCoverGame(games.filter((candidate) => !usedGames.has(getQualifiedName(candidate)))) ?? pickCoverGame(games)
    if (!game) continue
    coverGames.set(id, game)
    usedGames.add(getQualifiedName(game))
  }
  return coverGames
}

const getQualifiedName = ({ vassalage, gameName }: Game): string => `${vassalage}/${gameName}`

function pickCoverGame(games: readonly Game[]): Game | undefined {
  const playable = games.filter((game) => game.maintenance !== true)
  return playable.find((game) => game.isHot === true) ?? playable[0] ?? games[0]
}
