import type { SiteRecord } from '../../database/records.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import { playDaysOf } from '../records/index.ts'
import { ledgerOf, permit, pointsCurrency, transferWithin } from '../wallet/index.ts'
import { redemptionsOf } from './store/redemptions.ts'
import { rewardsOf } from './store/rewards.ts'

/** An account whose points are counted. */
export interface PointsOwner {
  readonly site: Pick<SiteRecord, 'currency'>
  readonly account: string
}

/** Returns a player's points, after awarding those earned since the last count. */
export async function pointsOf(tenant: Tenant, owner: PointsOwner): Promise<bigint> {
  if ((await earnedNow(tenant, owner)).points > 0n) await inTransaction(tenant, (trx) => countEarned(trx, owner))
  return ledgerOf(tenant).balance(owner.account, pointsCurrency, 'points')
}

/** Awards the points for stakes settled since the last count. The remainder below one point is carried over. */
export async function countEarned(trx: Tenant, owner: PointsOwner): Promise<void> {
  const { account } = owner
  await lockAccounts(trx, [account])
  const { currency } = owner.site
  const before = await redemptionsOf(trx).lockCounted(account, currency)
  const { points, counted } = await earnedNow(trx, owner)
  if (points === 0n) return
  const permits = [await permit(trx, { account, kind: 'points-owed', amount: points, currency: pointsCurrency })]
  await redemptionsOf(trx).count(account, currency, counted)
  await transferWithin(trx, {
    idempotencyKey: `points-earned/${account}/${currency}/${before.toString()}`,
    purpose: 'points-earned',
    currency: pointsCurrency,
    permits,
    lines: [
      { party: { house: 'points' }, amount: -points },
      { party: { player: account, wallet: 'points' }, amount: points },
    ],
  })
}

/** Returns the points to be awarded, and the stakes counted for them. */
async function earnedNow(tenant: Tenant, { account, site: { currency } }: PointsOwner) {
  const { turnover } = await rewardsOf(tenant).settings()
  const counted = await redemptionsOf(tenant).counted(account, currency)
  const fresh = (await playDaysOf(tenant).staked(account, currency)) - counted
  const points = turnover === null || fresh <= 0n ? 0n : fresh / turnover
  return { points, counted: counted + points * (turnover ?? 0n) }
}
