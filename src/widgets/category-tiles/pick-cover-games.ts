import type { Game } from '../../generated/api.ts'

interface Category {
  readonly id: string
  readonly games: readonly Game[]
}

/**
 * Returns the cover game of each category, by category id: a hot playable game, else the first playable one,
 * else the first. Categories share a game only if one has no other. Categories with the fewest games choose first.
 */
export function pickCoverGames(categories: readonly Category[]): ReadonlyMap<string, Game> {
  const coverGames = new Map<string, Game>()
  const usedNames = new Set<string>()
  for (const { id, games } of [...categories].sort((a, b) => a.games.length - b.games.length)) {
    const game = pickCoverGame(games.filter((one) => !usedNames.has(getQualifiedName(one)))) ?? pickCoverGame(games)
    if (!game) continue
    coverGames.set(id, game)
    usedNames.add(getQualifiedName(game))
  }
  return coverGames
}

const getQualifiedName = ({ vassalage, gameName }: Game): string => `${vassalage}/${gameName}`

function pickCoverGame(games: readonly Game[]): Game | undefined {
  const playable = games.filter((game) => game.maintenance !== true)
  return playable.find((game) => game.isHot === true) ?? playable[0] ?? games[0]
}
