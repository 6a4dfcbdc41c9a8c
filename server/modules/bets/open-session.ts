import type { OpenedSession, WalletCalls } from '../../integrations/vendor-contract.ts'
import { takeLaunch } from '../games/index.ts'
import { findFreeSpins } from '../rewards/index.ts'
import { Refused } from './read-call.ts'
import { playSessionsOf } from './store/play-sessions.ts'
import { holderOf, playableOf, type VendorPlace } from './vendor-place.ts'

/**
 * Takes a launch, once.
 * @throws Refused session_ended where it was taken before, has ended, or is for another vendor or game
 */
export async function openSession(
  { tenant, vendor, site, brand }: VendorPlace,
  { launch: token, game }: WalletCalls['open']['asked'],
): Promise<OpenedSession> {
  const launch = await takeLaunch(tenant, { token, vendor, game })
  if (!launch) throw new Refused('session_ended')
  const { id: session, account: player, language, host, lottery, mode } = launch
  const currency = { ...brand.config.merchant.currency, code: site.currency, exponent: site.exponent }
  return { session, player, language, host, lottery, currency, trial: mode === 'FUN' }
}

/**
 * What a player can stake in a session that is open, and the free spins in its game that expire first.
 * @throws Refused
 */
export async function tellBalance(
  place: VendorPlace,
  { session: id }: WalletCalls['balance']['asked'],
): Promise<WalletCalls['balance']['answer']> {
  const session = await playSessionsOf(place.tenant).find(id, place.vendor)
  if (!session?.live) throw new Refused('session_ended')
  const { tenant, vendor } = place
  const balance = await playableOf(tenant, holderOf(place, session.id))
  const freeSpins = await findFreeSpins(tenant, { account: session.id, vendor, game: session.game })
  return { balance, ...(freeSpins && { freeSpins }) }
}
