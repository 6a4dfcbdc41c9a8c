import type { Engine } from '../../engine/index.ts'
import { type PlayIntent, playGame } from './play-game.ts'

/** Starts the game that was chosen before a login. What the game is now is not known here: the platform decides. */
export async function resumePlay(engine: Engine, data: unknown): Promise<void> {
  const { game, category, trial } = data as Partial<PlayIntent>
  if (typeof game === 'object' && typeof category === 'object') await playGame(engine, game, category, trial === true)
}
