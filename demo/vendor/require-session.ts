import type { VendorBrand, VendorStore } from './store/tables.ts'
import { type GameKind, findGameKind } from './game-kinds.ts'
import type { OfferedGame, OperatorConfig } from '../../server/integrations/vendor-contract.ts'
import { RoundError } from './round-error.ts'
import type { VendorSession } from './vendor-session.ts'
import { createSessionStore } from './store/sessions.ts'
import { createHash, randomBytes } from 'node:crypto'

/** A session that has not expired, with its brand and game. */
export interface OpenSession {
  readonly brand: VendorBrand
  readonly session: VendorSession
  readonly game: OfferedGame
  readonly kind: GameKind
}

const bearerPattern = /^Bearer ([A-Z0-9_]{1,32})\.([A-Za-z0-9_-]{43})$/

/**
 * Returns the session that the bearer token of a request identifies.
 * @throws RoundError session_ended if there is none, it has expired, or its game is no longer offered
 */
export async function requireSession(
  operator: Pick<OperatorConfig, 'game'>,
  { db }: VendorStore,
  authorization: string | undefined,
): Promise<OpenSession> {
  const [, code = '', token = ''] = bearerPattern.exec(authorization ?? '') ?? []
  const brand = { code, db }
  const record = token === '' ? undefined : await createSessionStore(brand).find(hashToken(token))
  const game = record && operator.game(record.game)
  const kind = game && findGameKind(game)
  if (!record || !kind) throw new RoundError('session_ended')
  const { player, vendor, session, currency } = record
  const money = session === null || currency === null ? undefined : { vendor, session, currency }
  return { brand, session: { player, game: record.game, money }, game, kind }
}

/** Returns an opaque token of 256 random bits. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** Returns the hash under which a token is stored. A random token needs neither a salt nor a slow hash. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
