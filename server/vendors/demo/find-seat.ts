import { hashToken } from './tokens.ts'
import type { VendorBrand } from './store/tables.ts'
import { type Kind, kindOf } from './kinds.ts'
import type { OfferedGame, Operator } from '../contract.ts'
import { RoundError, type Seat } from './play-round.ts'
import { seatsOf } from './store/seats.ts'

export interface SeatRecord {
  readonly tenant: VendorBrand
  readonly seat: Seat
  readonly game: OfferedGame
  readonly kind: Kind
}

const bearer = /^Bearer ([A-Z0-9_]{1,32})\.([A-Za-z0-9_-]{43})$/

/**
 * Who asks, by the key that their page was given.
 * @throws RoundError seat_ended
 */
export async function findSeat(operator: Operator<VendorBrand>, authorization: string | undefined): Promise<SeatRecord> {
  const [, code = '', token = ''] = bearer.exec(authorization ?? '') ?? []
  const tenant = operator.brand(code)
  const seat = tenant && (await seatsOf(tenant).find(hashToken(token)))
  const game = seat && operator.game(seat.game)
  if (!tenant || !seat || !game) throw new RoundError('seat_ended')
  return { tenant, seat, game, kind: kindOf(game) }
}
