import type { Game } from '../../generated/api.ts'

/** The game that stands for its category: a hot one that is open, else the first that is open, else the first. */
export function pickFace(games: readonly Game[]): Game | undefined {
  const open = games.filter((game) => game.maintenance !== true)
  return open.find((game) => game.isHot === true) ?? open[0] ?? games[0]
}
