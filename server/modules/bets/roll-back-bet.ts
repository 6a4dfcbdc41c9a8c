import type { StoredVendorAnswer } from '../../database/columns.ts'
import type { WalletCalls } from '../../integrations/vendor-contract.ts'
import { restoreFreeSpin } from '../rewards/index.ts'
import { creditBet, releaseStake } from '../wallet/index.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import { findBet } from './find-bet.ts'
import { ConcurrentAnswerError, withIdempotency } from './with-idempotency.ts'
import { WalletCallError } from './parse-call.ts'
import { toBetWallet } from './settle-bet.ts'
import { type BetRecord, createBetStore } from './store/bets.ts'
import { createVendorCallStore } from './store/calls.ts'
import { createTransactionKey, getPlayerWallet, getHouseAccount, getAvailableBalance, type VendorContext } from './vendor-context.ts'

/**
 * Returns a stake, or the free spin that a bet used. A bet that was already rolled back is left as it is. The rollback
 * of a bet that is settled or has won anything is refused. If the bet was refused or has not been placed, the vendor's
 * policy determines the answer; `bet_unknown` is stored and returned if it is final, and thrown otherwise.
 * @throws WalletCallError bet_unknown, bet_settled, id_used, unavailable
 */
export function rollBackBet(context: VendorContext, input: WalletCalls['rollback']['request']): Promise<StoredVendorAnswer> {
  const { transaction, player, round, bet: betTransaction } = input
  return withIdempotency(
    context.tenant,
    player,
    createTransactionKey(context, 'rollback', transaction, input),
    [player, round, betTransaction],
    async (trx) => {
      const bet = await findBet(trx, context, input)
      if (bet === undefined || bet === 'refused') return handleUnknownBet(trx, context, input, bet === undefined)
      if (bet.state === 'settled' || bet.win > 0n) throw new WalletCallError('bet_settled')
      if (bet.state === 'open') await returnStake(trx, bet)
      return { bet: bet.id, answer: { balance: await getAvailableBalance(trx, toBetWallet(bet)) } }
    },
  )
}

/**
 * Rolls back a bet on behalf of the platform if it is still open and has won nothing. Returns whether it was rolled
 * back.
 */
export const rollBackForPlatform = (tenant: Tenant, { id, account }: Pick<BetRecord, 'id' | 'account'>): Promise<boolean> =>
  withTransaction(tenant, async (trx) => {
    await lockAccounts(trx, [account])
    const bet = await createBetStore(trx).lockById(id)
    if (bet?.state !== 'open' || bet.win > 0n) return false
    await returnStake(trx, bet)
    return true
  })

async function returnStake(trx: Tenant, bet: BetRecord): Promise<void> {
  const { id, vendor, stake } = bet
  const betWallet = toBetWallet(bet)
  if (stake > 0n)
    await creditBet(trx, betWallet, {
      bet,
      reference: id,
      amount: stake,
      purpose: 'rollback',
      house: getHouseAccount(vendor),
      idempotencyKey: `rollback/${id}`,
    })
  if (bet.free_spins !== null) await restoreFreeSpin(trx, bet.free_spins)
  await createBetStore(trx).end(id, 'rolled-back')
  await releaseStake(trx, betWallet, bet, 'rolled-back')
}

/**
 * Answers the rollback of a bet that was refused or has not been placed: with the balance if the vendor's policy
 * `unknownRollback` is `ok`, otherwise with `bet_unknown`. A bet that has not been placed can still arrive. It is then
 * refused if `earlyRollback` is `reject-bet`; otherwise it is placed, and rolled back if the vendor repeats the
 * request.
 */
async function handleUnknownBet(trx: Tenant, context: VendorContext, input: WalletCalls['rollback']['request'], canArrive: boolean) {
  const { policy } = context
  const isFinal = !canArrive || policy.earlyRollback === 'reject-bet'
  if (canArrive && isFinal) {
    const tombstone = { fingerprint: null, bet: null, answer: { error: 'bet_returned' } } as const
    if (!(await createVendorCallStore(trx).insertIfFirst(createTransactionKey(context, 'bet', input.bet, input), tombstone)))
      throw new ConcurrentAnswerError()
  }
  if (policy.unknownRollback === 'ok') {
    const balance = await getAvailableBalance(trx, getPlayerWallet(context, input.player))
    return { bet: null, transient: !isFinal, answer: { balance } }
  }
  if (!isFinal) throw new WalletCallError('bet_unknown')
  return { bet: null, answer: { error: 'bet_unknown' } } as const
}
