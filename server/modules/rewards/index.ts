/**
 * Rewards from activities, missions, referrals, ranks and the operator. Each is granted once, and paid at most once
 * through the ledger. Free spins are played instead of claimed.
 */

import type { Tenant } from '../../database/tenant.ts'
import type { FreeSpins } from '../../integrations/vendor-contract.ts'
import { type FreeSpinsScope, createRewardStore } from './store/rewards.ts'

export { claimRewardInTransaction, getRewardState } from './claim-reward.ts'
export { type RewardGrant, grantReward, payReward } from './grant-reward.ts'
export { type RewardRecord, listRewardsBySource } from './store/rewards.ts'

/**
 * Returns the player's free spins for a game with the earliest expiry, in the format of the vendor API; `undefined` if
 * none.
 */
export async function findFreeSpins(tenant: Tenant, scope: FreeSpinsScope): Promise<FreeSpins | undefined> {
  const reward = await createRewardStore(tenant).findFreeSpins(scope)
  if (!reward || reward.spins === null || reward.stake === null || reward.expires_at === null) return undefined
  const { id, spins, spins_used: usedSpins, stake, expires_at: endsAt } = reward
  return { grant: id, left: spins - usedSpins, stake: stake.toString(), endsAt: endsAt.toISOString() }
}

/**
 * Uses one free spin of a reward, in a transaction that has locked the account. Returns `false` if the reward has no
 * spins left, has expired, or belongs to another player, vendor or game.
 */
export const consumeFreeSpin = (trx: Tenant, spin: FreeSpinsScope & { readonly id: string }): Promise<boolean> =>
  createRewardStore(trx).consumeSpin(spin)

/** Restores a used free spin of a reward, after a rollback. The expiry of the reward does not change. */
export const restoreFreeSpin = (trx: Tenant, reward: string): Promise<void> => createRewardStore(trx).restoreSpin(reward)

/** Returns the wagering requirement of a reward's free spins as a multiple of their winnings; 0 for none. */
export const getWageringMultiple = (trx: Tenant, reward: string): Promise<number> => createRewardStore(trx).getWageringMultiple(reward)
