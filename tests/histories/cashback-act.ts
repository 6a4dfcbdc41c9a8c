import { dayMilliseconds } from '../../src/engine/rules/time/days.ts'
import { claimCashback } from '../../server/modules/cashback/claim-cashback.ts'
import { insertBet } from '../platform/insert-bet.ts'
import { type Act, type Cast, step } from './stage.ts'

/**
 * Bets of a past day, and the cashback of every pending day, claimed more than once. The payments are checked for all
 * players together.
 */
export function cashbackAct({ stage, random, player, amount }: Cast): Act {
  const { tenant, site, brand } = stage.vendorContext
  const { merchant, games } = brand.config
  const context = { tenant, site, timeZone: merchant.timeZone, rates: games.rebateRates, account: player.account.id }
  const placed = new Date(Date.now() - (1 + random.integerBelow(28)) * dayMilliseconds).toISOString()
  const claim = step(() => claimCashback(context))
  return { first: () => insertBet(stage.client, player.account.id, { stake: Number(amount) * 100, placed }), steps: [claim, claim] }
}
