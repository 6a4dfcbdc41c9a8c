import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import { AdminApiError } from '../commands/index.ts'
import { type NoticeContext, sendNotice } from '../inbox/index.ts'
import { requirePermit, pointsCurrency, postTransfer } from '../wallet/index.ts'
import { payOut } from './redeem-points.ts'
import { type RedemptionRecord, createRedemptionStore } from './store/redemptions.ts'
import { createPointsRewardStore } from './store/rewards.ts'

export interface DecisionContext extends NoticeContext {
  readonly tenant: Tenant
}

/**
 * Approves a pending redemption; a reward in money is paid to the wallet.
 * @throws AdminApiError
 */
export const approveRedemption = (context: DecisionContext, reference: string): Promise<RedemptionRecord> =>
  decide(context, reference, async (trx, redemption) => {
    if (redemption.kind === 'money') await payOut(trx, redemption, 'reward')
    const { account, kind, texts, quantity } = redemption
    const values = { reference, reward: { titles: texts }, quantity: Number(quantity) }
    await sendNotice(context, trx, account, { name: kind === 'money' ? 'redemption_paid' : 'redemption_approved', values })
    return createRedemptionStore(trx).decide(redemption.id, 'approved', null)
  })

/**
 * Rejects a pending redemption: the points are returned to the player, and the items to the stock.
 * @throws AdminApiError
 */
export const rejectRedemption = (context: DecisionContext, reference: string, reason: string): Promise<RedemptionRecord> =>
  decide(context, reference, async (trx, { id, account, reward, points, quantity, texts }) => {
    const permits = [await requirePermit(trx, { account, kind: 'points-owed', amount: points, currency: pointsCurrency })]
    await postTransfer(trx, {
      idempotencyKey: `points-returned/${id}`,
      purpose: 'points-returned',
      currency: pointsCurrency,
      reference: id,
      permits,
      lines: [
        { party: { house: 'points' }, amount: -points },
        { party: { player: account, wallet: 'points' }, amount: points },
      ],
    })
    if (reward !== null) await createPointsRewardStore(trx).returnStock(reward, quantity)
    const values = { reference, reward: { titles: texts }, points: Number(points), reason }
    await sendNotice(context, trx, account, { name: 'redemption_rejected', values })
    return createRedemptionStore(trx).decide(id, 'rejected', reason)
  })

type Decision = (trx: Tenant, redemption: RedemptionRecord) => Promise<RedemptionRecord>

function decide({ tenant }: DecisionContext, reference: string, decision: Decision): Promise<RedemptionRecord> {
  return withTransaction(tenant, async (trx) => {
    const unlocked = await createRedemptionStore(trx).findByReference(reference)
    if (unlocked) await lockAccounts(trx, [unlocked.account])
    const redemption = await createRedemptionStore(trx).lockByReference(reference)
    if (!redemption) throw new AdminApiError(`There is no redemption "${reference}".`)
    if (redemption.state !== 'process') throw new AdminApiError(`Redemption "${reference}" is already ${redemption.state}.`)
    return decision(trx, redemption)
  })
}
