/**
 * Rewards from activities, missions, referrals, ranks and the operator. Each is given once, claimed once, and paid
 * through the ledger.
 */

import type { Tenant } from '../../database/tenant.ts'
import type { FreeSpins } from '../../integrations/vendor-contract.ts'
import { type FreeSpinsScope, rewardsOf } from './store/rewards.ts'

export { claimWithin, rewardStateOf } from './claim-reward.ts'
export { type RewardGrant, giveReward, payReward } from './give-reward.ts'
export { type RewardRecord, listRewardsBySource } from './store/rewards.ts'

/** Returns a player's free spins in a game that expire first, in the format of the vendor API; `undefined` if none. */
export async function findFreeSpins(tenant: Tenant, scope: FreeSpinsScope): Promise<FreeSpins | undefined> {
  const reward = await rewardsOf(tenant).findFreeSpins(scope)
  if (!reward || reward.spins === null || reward.stake === null || reward.expires_at === null) return undefined
  const { id, spins, spins_used: used, stake, expires_at: endsAt } = reward
  return { grant: id, left: spins - used, stake: stake.toString(), endsAt: endsAt.toISOString() }
}

/**
 * Uses up one free spin of a reward, in a transaction that has locked the account. Returns `false` if it has none
 * left, has expired, or belongs to another player or game.
 */
export const consumeFreeSpin = (trx: Tenant, spin: FreeSpinsScope & { readonly id: string }): Promise<boolean> =>
  rewardsOf(trx).consumeSpin(spin)

/** Returns a used free spin to its reward. The expiry of the reward does not change. */
export const returnFreeSpin = (trx: Tenant, reward: string): Promise<void> => rewardsOf(trx).returnSpin(reward)

/** Returns the wagering requirement of the wins of a reward's free spins, as a multiple; 0 if there is none. */
export const getWageringMultiple = (trx: Tenant, reward: string): Promise<number> => rewardsOf(trx).getTurnover(reward)
