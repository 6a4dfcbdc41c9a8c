import { isRecord } from './play/game.ts'
import type { RoundRequest } from './play-round.ts'
import { RoundError } from './round-error.ts'

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const playerSeedPattern = /^[\w-]{1,64}$/

/**
 * Parses the request for a round. The game parses the bet.
 * @throws RoundError bad_bet
 */
export function parseRoundRequest(body: unknown): RoundRequest {
  const { id, playerSeed, bet, grant } = isRecord(body) ? body : {}
  if (grant !== undefined && (typeof grant !== 'string' || !uuidPattern.test(grant))) throw new RoundError('bad_bet')
  if (typeof id !== 'string' || !uuidPattern.test(id) || typeof playerSeed !== 'string' || !playerSeedPattern.test(playerSeed))
    throw new RoundError('bad_bet')
  return { id, playerSeed, bet, grant }
}

/**
 * Parses the request for a ticket of a scheduled game, which parses the bet.
 * @throws RoundError bad_bet
 */
export function parseTicketRequest(body: unknown): { readonly id: string; readonly bet: unknown } {
  const { id, bet } = isRecord(body) ? body : {}
  if (typeof id !== 'string' || !uuidPattern.test(id)) throw new RoundError('bad_bet')
  return { id, bet }
}
