import { useState } from 'react'
import { useEngine } from '../../engine/render/engine.ts'
import { createGameRoom, type GameRoom } from './game-room.ts'

/** What the page of a game needs: launching, asking before it is left. */
export function useGameRoom(): GameRoom {
  const engine = useEngine()
  const [room] = useState(() => createGameRoom(engine))
  return room
}
