import type { Ports } from '../engine/contract/port.ts'
import type { Call } from './http.ts'

/** Where a game can be played: in the language of the launch, and at the second address where the first is empty. */
export const createLaunch =
  (call: Call): Ports['game']['launch'] =>
  async (body, options) => {
    const { game_url, game_url2, ...rest } = await call('game.launch', body, { ...options, headers: { language: body.language } })
    const url = game_url || game_url2
    return url ? { ...rest, game_url: url } : rest
  }
