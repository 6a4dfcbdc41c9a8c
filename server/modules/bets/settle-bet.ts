import type { StoredVendorAnswer } from '../../database/columns.ts'
import type { WalletCalls } from '../../integrations/vendor-contract.ts'
import { insertWin } from '../games/index.ts'
import { getWageringMultiple } from '../rewards/index.ts'
import { collectDebt, creditBet, creditFreeSpin, releaseStake, type BetWallet, type WinCredit } from '../wallet/index.ts'
import type { Tenant } from '../../database/tenant.ts'
import { findBet } from './find-bet.ts'
import { withIdempotency } from './with-idempotency.ts'
import { WalletCallError } from './parse-call.ts'
import { type BetRecord, createBetStore } from './store/bets.ts'
import { createRoundStore } from './store/rounds.ts'
import { createTransactionKey, getHouseAccount, getAvailableBalance, type VendorContext } from './vendor-context.ts'

/**
 * Pays the win of a bet to the wallets that its stake came from. This settles the bet, except for vendors that close
 * their rounds.
 * @throws WalletCallError bet_unknown, bet_returned, bet_settled, id_used, unavailable
 */
export function settleBet(context: VendorContext, input: WalletCalls['win']['request']): Promise<StoredVendorAnswer> {
  const { transaction, player, round, bet: betTransaction, amount } = input
  const content = [player, round, betTransaction, amount]
  return withIdempotency(context.tenant, player, createTransactionKey(context, 'win', transaction, input), content, async (trx) => {
    const bet = await findBet(trx, context, input)
    if (bet === undefined) throw new WalletCallError('bet_unknown')
    if (bet === 'refused' || bet.state === 'rolled-back') throw new WalletCallError('bet_returned')
    if (bet.state === 'settled') throw new WalletCallError('bet_settled')
    const win = BigInt(amount)
    const betWallet = toBetWallet(bet)
    if (win > 0n) await payWin(trx, bet, betWallet, win, transaction)
    if (context.policy.settlementCall === 'close') await createBetStore(trx).addWin(bet.id, win)
    else await settle(trx, bet, betWallet, win)
    return { bet: bet.id, answer: { balance: await getAvailableBalance(trx, betWallet) } }
  })
}

/**
 * Closes a round: its open bets are settled with what they have won so far, and no more bets are accepted in it. For
 * vendors whose bets end with their win, it changes nothing.
 * @throws WalletCallError bet_unknown if the round does not exist, id_used, unavailable
 */
export function closeRound(context: VendorContext, input: WalletCalls['close']['request']): Promise<StoredVendorAnswer> {
  const { transaction, player, round } = input
  const { tenant, vendor, policy, site } = context
  return withIdempotency(tenant, player, createTransactionKey(context, 'close', transaction, input), [player, round], async (trx) => {
    if (policy.settlementCall === 'close') {
      if (!(await createRoundStore(trx).close({ vendor, account: player, id: round }))) throw new WalletCallError('bet_unknown')
      for (const bet of await createBetStore(trx).lockOpen(vendor, player, round)) await settle(trx, bet, toBetWallet(bet), 0n)
    }
    const wallet = site.single_wallet ? 'main' : (`vendor/${vendor}` as const)
    return { bet: null, answer: { balance: await getAvailableBalance(trx, { account: player, currency: site.currency, wallet }) } }
  })
}

/** Returns the wallet that the stake of a bet was taken from. */
export const toBetWallet = ({ account, currency, wallet }: BetRecord): BetWallet => ({
  account,
  currency,
  wallet: wallet as BetWallet['wallet'],
})

/**
 * Credits the win of a bet: as a bonus if it comes from a free spin with a wagering requirement, otherwise in the
 * proportions of the stake.
 */
export async function creditWin(trx: Tenant, betWallet: BetWallet, bet: BetRecord, credit: WinCredit): Promise<void> {
  const wageringMultiple = bet.free_spins === null ? 0 : await getWageringMultiple(trx, bet.free_spins)
  if (wageringMultiple > 0) await creditFreeSpin(trx, betWallet, { ...credit, times: wageringMultiple })
  else await creditBet(trx, betWallet, { ...credit, bet: await findStakedBet(trx, bet) })
}

/**
 * Returns the bet whose stake determines how a win is divided between own money and bonuses, with the win of the given
 * bet. A bet with a stake, or with a free spin of the platform, is returned itself. For any other bet (a free round of
 * the game) it is the last staked bet before it, in its round or else in its game; the bet itself if there is none. If
 * the last bet in the game was staked with own money only, the largest stake of the last 30 days from a bonus that is
 * open or spent takes precedence, because the free round may have been bought with it.
 */
export async function findStakedBet(trx: Tenant, bet: BetRecord): Promise<BetRecord> {
  if (bet.stake > 0n || bet.free_spins !== null) return bet
  const stakedBet = (await createBetStore(trx).findLastStaked(bet, 'round')) ?? (await findLastStakedInGame(trx, bet))
  return stakedBet ? { ...stakedBet, win: bet.win } : bet
}

async function findLastStakedInGame(trx: Tenant, bet: BetRecord): Promise<BetRecord | undefined> {
  const lastBet = await createBetStore(trx).findLastStaked(bet, 'game')
  return lastBet === undefined || lastBet.bonus_stake > 0n ? lastBet : ((await createBetStore(trx).findLargestBonusStake(bet)) ?? lastBet)
}

async function payWin(trx: Tenant, bet: BetRecord, betWallet: BetWallet, win: bigint, transaction: string): Promise<void> {
  await creditWin(trx, betWallet, bet, {
    reference: bet.id,
    amount: win,
    purpose: 'win',
    house: getHouseAccount(bet.vendor),
    idempotencyKey: `win/${bet.id}/${transaction}`,
  })
  await collectDebt(trx, betWallet, betWallet.wallet)
}

/** Settles a bet, adds `win` to its win, and counts it towards the turnover of bonuses and the winner board. */
async function settle(trx: Tenant, bet: BetRecord, betWallet: BetWallet, win: bigint): Promise<void> {
  const { id, account: player, game, stake, win: previousWin } = bet
  await createBetStore(trx).end(id, 'settled', win)
  await releaseStake(trx, betWallet, bet, 'settled')
  await insertWin(trx, { id, player, game, stake, win: previousWin + win })
}
