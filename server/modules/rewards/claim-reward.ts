import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import { grantBonus, requirePermit, postTransfer } from '../wallet/index.ts'
import { type RewardRecord, createRewardStore, type RewardState } from './store/rewards.ts'

/**
 * Pays a reward that is ready, once even on concurrent requests. A claimed reward, or one of free spins, is returned
 * unchanged.
 * @throws ApiError not_found, reward_expired, account_disabled, real_account_required
 */
export const claimReward = (tenant: Tenant, account: string, id: string): Promise<RewardRecord> =>
  withTransaction(tenant, (trx) => claimRewardInTransaction(trx, account, id))

/** Same as `claimReward`, within the caller's transaction. */
export async function claimRewardInTransaction(trx: Tenant, account: string, id: string): Promise<RewardRecord> {
  await lockAccounts(trx, [account])
  const reward = await createRewardStore(trx).lockById(account, id)
  if (!reward) throw new ApiError('not_found')
  const state = getRewardState(reward)
  if (state === 'expired') throw new ApiError('reward_expired')
  return state === 'claimed' ? reward : payRewardInTransaction(trx, reward)
}

/**
 * Pays a locked reward and marks it as claimed: money with a wagering requirement as a bonus, other money to the main
 * wallet, points to the points wallet. Free spins are played instead, so their reward is returned unchanged.
 * @throws ApiError account_disabled, real_account_required
 */
export async function payRewardInTransaction(trx: Tenant, reward: RewardRecord): Promise<RewardRecord> {
  const { id, account, kind, amount, currency, turnover } = reward
  if (kind === 'free-spins') return reward
  const movementPermit = await requirePermit(trx, { account, kind: 'bonus', amount, currency })
  const key = `reward/${id}`
  if (turnover > 0)
    await grantBonus(trx, {
      account,
      currency,
      key,
      purpose: 'reward',
      amount,
      turnover: amount * BigInt(turnover),
      reference: id,
      permit: movementPermit,
    })
  else
    await postTransfer(trx, {
      idempotencyKey: key,
      purpose: kind === 'points' ? 'points-rewarded' : 'reward',
      currency,
      reference: id,
      permits: [movementPermit],
      lines: [
        { party: { house: kind === 'points' ? 'points' : 'promotions' }, amount: -amount },
        { party: { player: account, ...(kind === 'points' && { wallet: 'points' as const }) }, amount },
      ],
    })
  return createRewardStore(trx).claim(id)
}

/** Returns the state of a reward at a time. */
export const getRewardState = (
  { claimed_at, expires_at }: Pick<RewardRecord, 'claimed_at' | 'expires_at'>,
  now = new Date(),
): RewardState => (claimed_at !== null ? 'claimed' : expires_at !== null && expires_at <= now ? 'expired' : 'ready')
