import { useState } from 'react'
import { useEngine } from '../../engine/index.ts'
import { createGameLauncher, type GameLauncher } from './game-launcher.ts'

/** What the page of a game needs: launching, asking before it is left. */
export function useGameLauncher(): GameLauncher {
  const engine = useEngine()
  const [launcher] = useState(() => createGameLauncher(engine))
  return launcher
}
