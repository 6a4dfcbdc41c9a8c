import type { StoredVendorAnswer } from '../../database/columns.ts'
import type { WalletCalls } from '../../integrations/vendor-contract.ts'
import { insertWin } from '../games/index.ts'
import { wageringOf } from '../rewards/index.ts'
import { collectDebt, creditBet, creditFreeSpin, endStake, type Stakeholder, type WinCredit } from '../wallet/index.ts'
import type { Tenant } from '../../database/tenant.ts'
import { findBet } from './find-bet.ts'
import { withIdempotency } from './with-idempotency.ts'
import { Refused } from './parse-call.ts'
import { type BetRecord, betsOf } from './store/bets.ts'
import { roundsOf } from './store/rounds.ts'
import { callName, houseAccountOf, playableOf, type VendorContext } from './vendor-context.ts'

/**
 * Pays what a bet has won, to the wallets that the stake came from. It ends the bet, but for vendors that close their
 * rounds.
 * @throws Refused
 */
export function settleBet(context: VendorContext, input: WalletCalls['win']['request']): Promise<StoredVendorAnswer> {
  const { transaction, player, round, bet: name, amount } = input
  const content = [player, round, name, amount]
  return withIdempotency(context.tenant, player, callName(context, 'win', transaction, input), content, async (trx) => {
    const bet = await findBet(trx, context, input)
    if (bet === undefined) throw new Refused('bet_unknown')
    if (bet === 'refused' || bet.state === 'rolled-back') throw new Refused('bet_returned')
    if (bet.state === 'settled') throw new Refused('bet_settled')
    const win = BigInt(amount)
    const holder = holderOfBet(bet)
    if (win > 0n) await pay(trx, bet, holder, win, transaction)
    if (context.policy.ends === 'close') await betsOf(trx).pay(bet.id, win)
    else await end(trx, bet, holder, win)
    return { bet: bet.id, answer: { balance: await playableOf(trx, holder) } }
  })
}

/**
 * Closes a round: what is open of it has won what it has won, and nothing of it is taken any more.
 * @throws Refused
 */
export function closeRound(context: VendorContext, input: WalletCalls['close']['request']): Promise<StoredVendorAnswer> {
  const { transaction, player, round } = input
  const { tenant, vendor, policy, site } = context
  return withIdempotency(tenant, player, callName(context, 'close', transaction, input), [player, round], async (trx) => {
    if (policy.ends === 'close') {
      if (!(await roundsOf(trx).close({ vendor, account: player, id: round }))) throw new Refused('bet_unknown')
      for (const bet of await betsOf(trx).lockOpen(vendor, player, round)) await end(trx, bet, holderOfBet(bet), 0n)
    }
    const wallet = site.single_wallet ? 'main' : (`vendor/${vendor}` as const)
    return { bet: null, answer: { balance: await playableOf(trx, { account: player, currency: site.currency, wallet }) } }
  })
}

/** As it was when the stake was taken. */
export const holderOfBet = ({ account, currency, wallet }: BetRecord): Stakeholder => ({
  account,
  currency,
  wallet: wallet as Stakeholder['wallet'],
})

/**
 * Credits what a bet has won: of a free spin that has to be wagered as a bonus, else in the parts that the stake came
 * in.
 */
export async function creditWin(trx: Tenant, holder: Stakeholder, bet: BetRecord, credit: WinCredit): Promise<void> {
  const times = bet.free_spins === null ? 0 : await wageringOf(trx, bet.free_spins)
  if (times > 0) await creditFreeSpin(trx, holder, { ...credit, times })
  else await creditBet(trx, holder, { ...credit, bet: await stakedBetOf(trx, bet) })
}

/**
 * Returns the bet whose stake divides a win: of a free round the last bet before it that had a stake, in its round or
 * else in its game. In its game, a stake of a bonus that is open or played away comes first, for the free round may
 * have been bought with it. What other bets have won is not counted with it.
 */
export async function stakedBetOf(trx: Tenant, bet: BetRecord): Promise<BetRecord> {
  if (bet.stake > 0n || bet.free_spins !== null) return bet
  const staked = (await betsOf(trx).lastStaked(bet, 'round')) ?? (await lastInGame(trx, bet))
  return staked ? { ...staked, win: bet.win } : bet
}

async function lastInGame(trx: Tenant, bet: BetRecord): Promise<BetRecord | undefined> {
  const last = await betsOf(trx).lastStaked(bet, 'game')
  return last === undefined || last.bonus_stake > 0n ? last : ((await betsOf(trx).findLargestBonusStake(bet)) ?? last)
}

async function pay(trx: Tenant, bet: BetRecord, holder: Stakeholder, win: bigint, transaction: string): Promise<void> {
  await creditWin(trx, holder, bet, {
    reference: bet.id,
    amount: win,
    purpose: 'win',
    house: houseAccountOf(bet.vendor),
    idempotencyKey: `win/${bet.id}/${transaction}`,
  })
  await collectDebt(trx, holder, holder.wallet)
}

/** A bet that has ended counts for the turnover of bonuses, and for the board of winners. */
async function end(trx: Tenant, bet: BetRecord, holder: Stakeholder, win: bigint): Promise<void> {
  const { id, account: player, game, stake, win: before } = bet
  await betsOf(trx).end(id, 'settled', win)
  await endStake(trx, holder, bet, 'settled')
  await insertWin(trx, { id, player, game, stake, win: before + win })
}
