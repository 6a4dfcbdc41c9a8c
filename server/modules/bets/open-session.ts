import type { OpenedSession, WalletCalls } from '../../integrations/vendor-contract.ts'
import { applyNumberFormat } from '../../../src/engine/rules/money/number-format.ts'
import { consumeLaunch } from '../games/index.ts'
import { findFreeSpins } from '../rewards/index.ts'
import { WalletCallError } from './parse-call.ts'
import { createPlaySessionStore } from './store/play-sessions.ts'
import { getPlayerWallet, getAvailableBalance, type VendorContext } from './vendor-context.ts'

/**
 * Opens the session of a launch token, once.
 * @throws WalletCallError session_ended if the token was used before, has expired, or is for another vendor or game, or
 * if the login session that launched the game has ended
 */
export async function openSession(
  { tenant, vendor, site, brand }: VendorContext,
  { launch: token, game }: WalletCalls['open']['request'],
): Promise<OpenedSession> {
  const launch = await consumeLaunch(tenant, { token, vendor, game })
  if (!launch) throw new WalletCallError('session_ended')
  const { id: session, account: player, language, host, lottery, mode } = launch
  const currency = { ...applyNumberFormat(brand.config, language).merchant.currency, code: site.currency, exponent: site.exponent }
  return { session, player, language, host, lottery, currency, trial: mode === 'FUN' }
}

/**
 * Returns the available balance in an open session, and the free spins in its game that expire first.
 * @throws WalletCallError session_ended if the session does not exist or its login session has ended
 */
export async function getBalance(
  context: VendorContext,
  { session: id }: WalletCalls['balance']['request'],
): Promise<WalletCalls['balance']['answer']> {
  const session = await createPlaySessionStore(context.tenant).find(id, context.vendor)
  if (!session?.live) throw new WalletCallError('session_ended')
  const { tenant, vendor } = context
  const { id: account, game } = session
  const balance = await getAvailableBalance(tenant, getPlayerWallet(context, account))
  const freeSpins = await findFreeSpins(tenant, { account, vendor, game })
  return { balance, ...(freeSpins && { freeSpins }) }
}
