import type { Game } from '../../../src/generated/api.ts'
import type { Offer } from './offer.ts'
import { toGame } from './to-game.ts'

/** The rooms of every card game: how many times the game's least stake one sits down with. */
const rooms = { beginner: 1, regular: 10, high: 100 } as const

/**
 * The rooms of the brand's card games, of one vendor where it is said. A room has a name of its own, and its game's as
 * the node.
 */
export function pvpRoomsOf({ games }: Offer, vassalage: string | undefined, version: string, language: string | undefined): Game[] {
  const fit = games.filter(({ shownIn, vendor }) => shownIn === 'PVP' && (vassalage === undefined || vendor === vassalage))
  return fit.flatMap((one) => {
    const { gameId = one.id, minBet = 1, ...game } = toGame(one, version, language)
    return Object.entries(rooms).map(([room, times]) => ({
      ...game,
      roomId: `${gameId}~${room}`,
      nodeId: gameId,
      nodeName: room,
      minBet: minBet * times,
    }))
  })
}
