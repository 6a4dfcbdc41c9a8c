import type { Game } from '../../generated/api.ts'

/**
 * The game that stands for its category: a hot one that is open, else the first that is open, else the first. Games of the category's own
 * type come before those that it only lists, so that no two categories show the same face.
 */
export function pickFace(games: readonly Game[], category: string): Game | undefined {
  const open = games.filter((game) => game.maintenance !== true)
  const own = open.filter((game) => game.gameType === category)
  return own.find((game) => game.isHot === true) ?? own[0] ?? open.find((game) => game.isHot === true) ?? open[0] ?? games[0]
}
