import type { StoredVendorAnswer } from '../../database/columns.ts'
import type { WalletCalls } from '../../integrations/vendor-contract.ts'
import { noteWin } from '../games/index.ts'
import { wageringOf } from '../rewards/index.ts'
import { collectDebt, creditBet, creditFreeSpin, endStake, type Stakeholder, type WinCredit } from '../wallet/index.ts'
import type { Tenant } from '../../database/tenant.ts'
import { findBet } from './find-bet.ts'
import { once } from './once.ts'
import { Refused } from './read-call.ts'
import { type BetRecord, betsOf } from './store/bets.ts'
import { roundsOf } from './store/rounds.ts'
import { callName, houseAccountOf, playableOf, type VendorPlace } from './vendor-place.ts'

/**
 * Pays what a bet has won, to the wallets that the stake came from. It ends the bet, but for vendors that close their
 * rounds.
 * @throws Refused
 */
export function settleBet(place: VendorPlace, asked: WalletCalls['win']['asked']): Promise<StoredVendorAnswer> {
  const { transaction, player, round, bet: name, amount } = asked
  const content = [player, round, name, amount]
  return once(place.tenant, player, callName(place, 'win', transaction, asked), content, async (inside) => {
    const bet = await findBet(inside, place, asked)
    if (bet === undefined) throw new Refused('bet_unknown')
    if (bet === 'refused' || bet.state === 'rolled-back') throw new Refused('bet_returned')
    if (bet.state === 'settled') throw new Refused('bet_settled')
    const win = BigInt(amount)
    const holder = holderOfBet(bet)
    if (win > 0n) await pay(inside, bet, holder, win, transaction)
    if (place.policy.ends === 'close') await betsOf(inside).pay(bet.id, win)
    else await end(inside, bet, holder, win)
    return { bet: bet.id, answer: { balance: await playableOf(inside, holder) } }
  })
}

/**
 * Closes a round: what is open of it has won what it has won, and nothing of it is taken any more.
 * @throws Refused
 */
export function closeRound(place: VendorPlace, asked: WalletCalls['close']['asked']): Promise<StoredVendorAnswer> {
  const { transaction, player, round } = asked
  const { tenant, vendor, policy, site } = place
  return once(tenant, player, callName(place, 'close', transaction, asked), [player, round], async (inside) => {
    if (policy.ends === 'close') {
      if (!(await roundsOf(inside).close({ vendor, account: player, id: round }))) throw new Refused('bet_unknown')
      for (const bet of await betsOf(inside).holdOpen(vendor, player, round)) await end(inside, bet, holderOfBet(bet), 0n)
    }
    const wallet = site.single_wallet ? 'main' : (`vendor/${vendor}` as const)
    return { bet: null, answer: { balance: await playableOf(inside, { account: player, currency: site.currency, wallet }) } }
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
export async function creditWin(inside: Tenant, holder: Stakeholder, bet: BetRecord, credit: WinCredit): Promise<void> {
  const times = bet.free_spins === null ? 0 : await wageringOf(inside, bet.free_spins)
  if (times > 0) await creditFreeSpin(inside, holder, { ...credit, times })
  else await creditBet(inside, holder, { ...credit, bet: await stakedBetOf(inside, bet) })
}

/**
 * Returns the bet whose stake divides a win: of a free round the last bet before it that had a stake, in its round or
 * else in its game. In its game, a stake of a bonus that is open or played away comes first, for the free round may
 * have been bought with it. What other bets have won is not counted with it.
 */
export async function stakedBetOf(inside: Tenant, bet: BetRecord): Promise<BetRecord> {
  if (bet.stake > 0n || bet.free_spins !== null) return bet
  const staked = (await betsOf(inside).lastStaked(bet, 'round')) ?? (await lastInGame(inside, bet))
  return staked ? { ...staked, win: bet.win } : bet
}

async function lastInGame(inside: Tenant, bet: BetRecord): Promise<BetRecord | undefined> {
  const last = await betsOf(inside).lastStaked(bet, 'game')
  return last === undefined || last.bonus_stake > 0n ? last : ((await betsOf(inside).mostBonusStaked(bet)) ?? last)
}

async function pay(inside: Tenant, bet: BetRecord, holder: Stakeholder, win: bigint, transaction: string): Promise<void> {
  await creditWin(inside, holder, bet, {
    reference: bet.id,
    amount: win,
    purpose: 'win',
    house: houseAccountOf(bet.vendor),
    idempotencyKey: `win/${bet.id}/${transaction}`,
  })
  await collectDebt(inside, holder, holder.wallet)
}

/** A bet that has ended counts for the turnover of bonuses, and for the board of winners. */
async function end(inside: Tenant, bet: BetRecord, holder: Stakeholder, win: bigint): Promise<void> {
  const { id, account: player, game, stake, win: before } = bet
  await betsOf(inside).end(id, 'settled', win)
  await endStake(inside, holder, bet, 'settled')
  await noteWin(inside, { id, player, game, stake, win: before + win })
}
