import type { Game } from '../../../src/generated/api.ts'
import type { Offer } from './offer.ts'
import { toGameDto } from './game-dto.ts'

/** Rooms of each card game, with their minimum stake as a multiple of the game's. */
const rooms = { beginner: 1, regular: 10, high: 100 } as const

/**
 * Returns the rooms of the brand's card games, optionally of one vendor. `roomId` identifies a room, `nodeName` is its
 * name, and `nodeId` is the id of its game.
 */
export function listPvpRooms(
  { games }: Offer,
  vassalage: string | undefined,
  pictureVersion: string,
  language: string | undefined,
): Game[] {
  const cardGames = games.filter(({ shownIn, vendor }) => shownIn === 'PVP' && (vassalage === undefined || vendor === vassalage))
  return cardGames.flatMap((cardGame) => {
    const { gameId = cardGame.id, minBet = 1, ...game } = toGameDto(cardGame, pictureVersion, language)
    return Object.entries(rooms).map(([room, factor]) => ({
      ...game,
      roomId: `${gameId}~${room}`,
      nodeId: gameId,
      nodeName: room,
      minBet: minBet * factor,
    }))
  })
}
