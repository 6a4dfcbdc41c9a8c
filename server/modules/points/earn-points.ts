import type { SiteRecord } from '../../database/records.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import { createPlayDayStore } from '../records/index.ts'
import { createLedgerStore, requirePermit, pointsCurrency, postTransfer } from '../wallet/index.ts'
import { createRedemptionStore } from './store/redemptions.ts'
import { createPointsRewardStore } from './store/rewards.ts'

/** The account whose points are awarded, and the currency of its stakes. */
export interface PointsOwner {
  readonly site: Pick<SiteRecord, 'currency'>
  readonly account: string
}

/** Returns a player's points balance, after awarding the points earned since the last award. */
export async function awardAndGetPoints(tenant: Tenant, owner: PointsOwner): Promise<bigint> {
  if ((await calculateEarnedPoints(tenant, owner)).points > 0n) await withTransaction(tenant, (trx) => awardEarnedPoints(trx, owner))
  return createLedgerStore(tenant).getBalance(owner.account, pointsCurrency, 'points')
}

/** Awards the points for the settled stakes that are not counted yet. The remainder below one point is carried over. */
export async function awardEarnedPoints(trx: Tenant, owner: PointsOwner): Promise<void> {
  const { account } = owner
  await lockAccounts(trx, [account])
  const { currency } = owner.site
  const previouslyCounted = await createRedemptionStore(trx).lockCountedStakes(account, currency)
  const { points, counted } = await calculateEarnedPoints(trx, owner)
  if (points === 0n) return
  const permits = [await requirePermit(trx, { account, kind: 'points-owed', amount: points, currency: pointsCurrency })]
  await createRedemptionStore(trx).updateCountedStakes(account, currency, counted)
  await postTransfer(trx, {
    idempotencyKey: `points-earned/${account}/${currency}/${previouslyCounted.toString()}`,
    purpose: 'points-earned',
    currency: pointsCurrency,
    permits,
    lines: [
      { party: { house: 'points' }, amount: -points },
      { party: { player: account, wallet: 'points' }, amount: points },
    ],
  })
}

/** Returns the points to award, and the total of the counted stakes after the award. */
async function calculateEarnedPoints(tenant: Tenant, { account, site: { currency } }: PointsOwner) {
  const { turnover } = await createPointsRewardStore(tenant).getSettings()
  const counted = await createRedemptionStore(tenant).getCountedStakes(account, currency)
  const uncounted = (await createPlayDayStore(tenant).getTotalTurnover(account, currency)) - counted
  const points = turnover === null || uncounted <= 0n ? 0n : uncounted / turnover
  return { points, counted: counted + points * (turnover ?? 0n) }
}
