import { use, useState } from 'react'
import { useEngine } from './engine.ts'
import type { GameRoom } from './game-room.ts'

/** What the page of a game needs: launching, asking before it is left. The node waits until it is there. */
export function useGameRoom(): GameRoom {
  const engine = useEngine()
  const { createGameRoom } = use(engine.registry.loadPart('game room', () => import('./game-room.ts')))
  const [room] = useState(() => createGameRoom(engine))
  return room
}
