import { dayMilliseconds } from '../../src/engine/rules/time/days.ts'
import { claimCashback } from '../../server/modules/cashback/claim-cashback.ts'
import { insertBet } from '../platform/insert-bet.ts'
import { type Scenario, type ScenarioInput, createStepWithoutNetChange } from './environment.ts'

/**
 * Creates a scenario that inserts a settled bet of a past day, and claims the player's pending cashback twice.
 * `runHistory` verifies the payments of all players together.
 */
export function createCashbackScenario({ environment, random, player, amount }: ScenarioInput): Scenario {
  const { tenant, site, brand } = environment.vendorContext
  const { merchant, games } = brand.config
  const context = { tenant, site, timeZone: merchant.timeZone, rates: games.rebateRates, account: player.account.id }
  const placedAt = new Date(Date.now() - (1 + random.integerBelow(28)) * dayMilliseconds).toISOString()
  const claimStep = createStepWithoutNetChange(() => claimCashback(context))
  return {
    prepare: () => insertBet(environment.client, player.account.id, { stake: Number(amount) * 100, placedAt }),
    steps: [claimStep, claimStep],
  }
}
