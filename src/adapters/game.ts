import type { Ports } from '../engine/contract/port.ts'
import type { Call } from './call.ts'

/**
 * | call | what it asks |
 * |---|---|
 * | menus | the game categories with their vendors and games |
 */
export const createGame = (call: Call): Ports['game'] => ({
  menus: (query, options) => call('game.menus', query, options),
})
