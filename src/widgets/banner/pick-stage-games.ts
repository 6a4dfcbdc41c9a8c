import type { Game } from '../../generated/api.ts'

/**
 * The games that stand on the stage: those that can be played, hot ones first, at most `count`, the hottest in the
 * middle.
 */
export function pickStageGames(games: readonly Game[], count: number): readonly Game[] {
  const open = games.filter((game) => game.maintenance !== true)
  const first = [...open].sort((a, b) => Number(b.isHot ?? false) - Number(a.isHot ?? false)).slice(0, count)
  const left: Game[] = []
  const right: Game[] = []
  for (const [i, game] of first.entries()) {
    if (i % 2 === 0) right.push(game)
    else left.unshift(game)
  }
  return [...left, ...right]
}
