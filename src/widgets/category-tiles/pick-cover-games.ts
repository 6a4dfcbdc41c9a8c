import type { Game } from '../../generated/api.ts'

interface Category {
  readonly id: string
  readonly games: readonly Game[]
}

/**
 * The game that stands for each category, by the category's id: a hot one that is open, else the first that is open,
 * else the first. No game stands for two categories while there is another: the category that has the fewest games
 * chooses first.
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
