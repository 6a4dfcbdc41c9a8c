import type { Tenant } from '../../database/tenant.ts'
import { Refused } from './parse-call.ts'
import { type BetRecord, betsOf } from './store/bets.ts'
import { vendorCallsOf } from './store/calls.ts'
import { callName, type VendorContext } from './vendor-context.ts'

interface BetName {
  readonly player: string
  readonly round: string
  readonly bet: string
}

/**
 * Returns the bet with that transaction id, locked until the transaction ends; `refused` if it was refused or can no
 * longer be placed; `undefined` if it has not been placed.
 * @throws Refused if the bet belongs to another player or round
 */
export async function findBet(
  trx: Tenant,
  context: VendorContext,
  { player, round, bet: name }: BetName,
): Promise<BetRecord | 'refused' | undefined> {
  const placed = await vendorCallsOf(trx).find(callName(context, 'bet', name, { player, round }))
  if (!placed) return undefined
  const bet = placed.bet === null ? undefined : await betsOf(trx).lockById(placed.bet)
  if (!bet) return 'refused'
  if (bet.account !== player || bet.round !== round) throw new Refused('bet_unknown')
  return bet
}
