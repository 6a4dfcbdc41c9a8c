import type { Tenant } from '../../database/tenant.ts'
import { WalletCallError } from './parse-call.ts'
import { type BetRecord, createBetStore } from './store/bets.ts'
import { createVendorCallStore } from './store/calls.ts'
import { createTransactionKey, type VendorContext } from './vendor-context.ts'

interface BetReference {
  readonly player: string
  readonly round: string
  readonly bet: string
}

/**
 * Returns the bet with that transaction id, locked until the transaction ends; `refused` if it was refused, or if its
 * rollback arrived first and the vendor's policy rejects such bets; `undefined` if it has not been placed.
 * @throws WalletCallError if the bet belongs to another player or round
 */
export async function findBet(
  trx: Tenant,
  context: VendorContext,
  { player, round, bet: transaction }: BetReference,
): Promise<BetRecord | 'refused' | undefined> {
  const storedAnswer = await createVendorCallStore(trx).find(createTransactionKey(context, 'bet', transaction, { player, round }))
  if (!storedAnswer) return undefined
  const bet = storedAnswer.bet === null ? undefined : await createBetStore(trx).lockById(storedAnswer.bet)
  if (!bet) return 'refused'
  if (bet.account !== player || bet.round !== round) throw new WalletCallError('bet_unknown')
  return bet
}
