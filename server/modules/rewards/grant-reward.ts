import type { Tenant } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import { pointsCurrency } from '../wallet/index.ts'
import { payRewardInTransaction } from './claim-reward.ts'
import { type RewardRecord, createRewardStore } from './store/rewards.ts'

/** A new reward, its recipient and its source. The caller must check that the account may receive it. */
export interface RewardGrant extends Pick<RewardRecord, 'account' | 'source' | 'name' | 'key' | 'texts' | 'kind' | 'amount'> {
  /** Currency of the brand. Amounts of money are its minor units. */
  readonly currency: string
  /** Wagering requirement as a multiple of the amount; for free spins, of their winnings. Default: none. */
  readonly turnover?: number | undefined
  /** Time until which it can be claimed or its free spins played. Required for free spins. Default: unlimited. */
  readonly expiresAt?: Date | undefined
  /** Default: the current time. */
  readonly givenAt?: Date | undefined
  /** The free spins; `amount` is their total value. */
  readonly freeSpins?: NewFreeSpins | undefined
}

/** Free spins of one game at a stake in minor units. */
export interface NewFreeSpins {
  readonly vendor: string
  readonly game: string
  readonly stake: bigint
  readonly spins: number
}

/**
 * Grants a reward to be claimed, once for its account, source, name and key. If it was already granted, returns the
 * existing reward.
 */
export async function grantReward(trx: Tenant, grant: RewardGrant): Promise<RewardRecord> {
  const { currency, turnover = 0, expiresAt = null, givenAt, freeSpins, ...reward } = grant
  const inserted = await createRewardStore(trx).insert({
    ...reward,
    ...freeSpins,
    currency: grant.kind === 'points' ? pointsCurrency : currency,
    turnover: grant.kind === 'points' ? 0 : turnover,
    expires_at: expiresAt,
    ...(givenAt && { given_at: givenAt }),
  })
  return inserted ?? createRewardStore(trx).getByKey(grant)
}

/**
 * Grants a reward and pays it in the same transaction, once, without a claim.
 * @throws ApiError account_disabled, real_account_required
 */
export async function payReward(trx: Tenant, grant: RewardGrant): Promise<RewardRecord> {
  await lockAccounts(trx, [grant.account])
  const { account, id } = await grantReward(trx, grant)
  const locked = await createRewardStore(trx).lockById(account, id)
  if (!locked) throw new Error(`The reward ${id} is missing after its insertion.`)
  return locked.claimed_at === null ? payRewardInTransaction(trx, locked) : locked
}
