import type { StoredVendorAnswer } from '../../database/columns.ts'
import type { WalletCalls } from '../../integrations/vendor-contract.ts'
import { updateWin } from '../games/index.ts'
import { collectDebt, debitBet } from '../wallet/index.ts'
import type { Tenant } from '../../database/tenant.ts'
import { findBet } from './find-bet.ts'
import { withIdempotency } from './with-idempotency.ts'
import { WalletCallError } from './parse-call.ts'
import { creditWin, toBetWallet, findStakedBet } from './settle-bet.ts'
import { type BetRecord, createBetStore } from './store/bets.ts'
import { createTransactionKey, getHouseAccount, getAvailableBalance, type VendorContext } from './vendor-context.ts'

/**
 * Corrects the win of a settled bet: the difference is credited or debited. The bet stays settled on its day, whose
 * totals change accordingly. Its stake does not count towards turnover again.
 * @throws WalletCallError bet_unknown, bet_returned, bet_open, revision_used, id_used, unavailable
 */
export function resettleBet(context: VendorContext, input: WalletCalls['resettle']['request']): Promise<StoredVendorAnswer> {
  const { transaction, player, round, bet: betTransaction, amount, revision } = input
  const content = [player, round, betTransaction, amount, revision]
  return withIdempotency(context.tenant, player, createTransactionKey(context, 'resettle', transaction, input), content, async (trx) => {
    const bet = await findBet(trx, context, input)
    if (bet === undefined) throw new WalletCallError('bet_unknown')
    if (bet === 'refused' || bet.state === 'rolled-back') throw new WalletCallError('bet_returned')
    if (bet.state === 'open') throw new WalletCallError('bet_open')
    if (Number(revision) <= bet.revision) throw new WalletCallError('revision_used')
    await correctWin(trx, bet, BigInt(amount), Number(revision))
    return { bet: bet.id, answer: { balance: await getAvailableBalance(trx, toBetWallet(bet)) } }
  })
}

async function correctWin(trx: Tenant, bet: BetRecord, win: bigint, revision: number): Promise<void> {
  const { id, account: player, game, stake, vendor, settled_at: settledAt } = bet
  const betWallet = toBetWallet(bet)
  const house = getHouseAccount(vendor)
  const difference = win - bet.win
  const posting = { reference: id, house, idempotencyKey: `resettle/${id}/${String(revision)}` }
  if (difference > 0n) await creditWin(trx, betWallet, bet, { ...posting, amount: difference, purpose: 'resettlement' })
  if (difference < 0n) await debitBet(trx, betWallet, { ...posting, bet: await findStakedBet(trx, bet), amount: -difference })
  await createBetStore(trx).correctWin(id, win, revision)
  await updateWin(trx, { id, player, game, stake, win, settledAt })
  await collectDebt(trx, betWallet, betWallet.wallet)
}
