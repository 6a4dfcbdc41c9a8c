import type { Game } from '../../generated/api.ts'

/** Returns at most `count` playable games for the stage, hot games first, arranged from the middle outwards. */
export function pickStageGames(games: readonly Game[], count: number): readonly Game[] {
  const playable = games.filter((game) => game.maintenance !== true)
  const picked = [...playable].sort((a, b) => Number(b.isHot ?? false) - Number(a.isHot ?? false)).slice(0, count)
  const left: Game[] = []
  const right: Game[] = []
  for (const [i, game] of picked.entries()) {
    if (i % 2 === 0) right.push(game)
    else left.unshift(game)
  }
  return [...left, ...right]
}
