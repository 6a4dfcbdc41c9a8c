import type { Tenant } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import { pointsCurrency } from '../wallet/index.ts'
import { payWithin } from './claim-reward.ts'
import { type RewardRecord, rewardsOf } from './store/rewards.ts'

/** What is given, to whom, and what for. Who gives it judges that they may have it. */
export interface Gift extends Pick<RewardRecord, 'account' | 'source' | 'name' | 'key' | 'texts' | 'kind' | 'amount'> {
  /** The brand's currency, in whose minor units money is. */
  readonly currency: string
  /** How many times money has to be staked before it is the player's own; at once where nothing is said. */
  readonly turnover?: number | undefined
  /** Until when it can be claimed; always where nothing is said. */
  readonly expiresAt?: Date | undefined
  readonly givenAt?: Date | undefined
  /** Which spins, where free spins are given: `amount` is what all of them are worth. */
  readonly freeSpins?: NewFreeSpins | undefined
}

/** So many rounds of one game at a stake in minor units. */
export interface NewFreeSpins {
  readonly vendor: string
  readonly game: string
  readonly stake: bigint
  readonly spins: number
}

/**
 * Gives a reward that waits to be claimed: once for its account, source, name and key, however often it is given. The
 * reward as it stands.
 */
export async function giveReward(trx: Tenant, gift: Gift): Promise<RewardRecord> {
  const { currency, turnover = 0, expiresAt = null, givenAt, freeSpins, ...reward } = gift
  const given = await rewardsOf(trx).insert({
    ...reward,
    ...freeSpins,
    currency: gift.kind === 'points' ? pointsCurrency : currency,
    turnover: gift.kind === 'points' ? 0 : turnover,
    expires_at: expiresAt,
    ...(givenAt && { given_at: givenAt }),
  })
  return given ?? rewardsOf(trx).byKey(gift)
}

/**
 * Gives a reward and pays it in the same step, once: one that nobody has to claim.
 * @throws CallError account_disabled, true_account_required
 */
export async function payReward(trx: Tenant, gift: Gift): Promise<RewardRecord> {
  await lockAccounts(trx, [gift.account])
  const { account, id } = await giveReward(trx, gift)
  const held = await rewardsOf(trx).lockById(account, id)
  if (!held) throw new Error('A reward that was given is there.')
  return held.claimed_at === null ? payWithin(trx, held) : held
}
