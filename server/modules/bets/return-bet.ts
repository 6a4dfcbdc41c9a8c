import type { StoredVendorAnswer } from '../../database/columns.ts'
import type { WalletCalls } from '../../integrations/vendor-contract.ts'
import { returnFreeSpin } from '../rewards/index.ts'
import { creditBet, endStake } from '../wallet/index.ts'
import type { Tenant } from '../../database/tenant.ts'
import { findBet } from './find-bet.ts'
import { AnsweredMeanwhile, once } from './once.ts'
import { Refused } from './read-call.ts'
import { holderOfBet } from './settle-bet.ts'
import { type BetRecord, betsOf } from './store/bets.ts'
import { vendorCallsOf } from './store/calls.ts'
import { callName, holderOf, houseAccountOf, playableOf, type VendorPlace } from './vendor-place.ts'

/**
 * Gives a stake back, or the free spin that a bet has used. A bet that was given back before is left as it is; one that
 * has won anything, or has ended, is not given back.
 * @throws Refused
 */
export function returnBet(place: VendorPlace, asked: WalletCalls['rollback']['asked']): Promise<StoredVendorAnswer> {
  const { transaction, player, round, bet: name } = asked
  return once(place.tenant, player, callName(place, 'rollback', transaction, asked), [player, round, name], async (inside) => {
    const bet = await findBet(inside, place, asked)
    if (bet === undefined || bet === 'refused') return answerUnknown(inside, place, asked, bet === undefined)
    if (bet.state === 'settled' || bet.win > 0n) throw new Refused('bet_settled')
    if (bet.state === 'open') await giveBack(inside, bet)
    return { bet: bet.id, answer: { balance: await playableOf(inside, holderOfBet(bet)) } }
  })
}

async function giveBack(inside: Tenant, bet: BetRecord): Promise<void> {
  const { id, vendor, stake } = bet
  const holder = holderOfBet(bet)
  if (stake > 0n)
    await creditBet(inside, holder, {
      bet,
      reference: id,
      amount: stake,
      purpose: 'rollback',
      house: houseAccountOf(vendor),
      idempotencyKey: `rollback/${id}`,
    })
  if (bet.free_spins !== null) await returnFreeSpin(inside, bet.free_spins)
  await betsOf(inside).end(id, 'rolled-back')
  await endStake(inside, holder, bet, 'rolled-back')
}

/**
 * There is nothing to give back. A bet that has not come is refused when it comes, with vendors that say so; with
 * others it may come, and be given back by the same call.
 */
async function answerUnknown(inside: Tenant, place: VendorPlace, asked: WalletCalls['rollback']['asked'], mayCome: boolean) {
  const { policy } = place
  const final = !mayCome || policy.earlyRollback === 'tombstone'
  if (mayCome && final) {
    const tombstone = { fingerprint: null, bet: null, answer: { error: 'bet_returned' } } as const
    if (!(await vendorCallsOf(inside).keep(callName(place, 'bet', asked.bet, asked), tombstone))) throw new AnsweredMeanwhile()
  }
  if (policy.unknownRollback === 'ok') {
    const balance = await playableOf(inside, holderOf(place, asked.player))
    return { bet: null, passing: !final, answer: { balance } }
  }
  if (!final) throw new Refused('bet_unknown')
  return { bet: null, answer: { error: 'bet_unknown' } } as const
}
