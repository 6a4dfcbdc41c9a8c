import { createHash, randomUUID } from 'node:crypto'
import type { PointsConvertBody, PointsRedeemBody } from '../../../src/generated/api.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { createAccountStore, assertRealAccount } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import { assertPaymentPassword } from '../identity/index.ts'
import type { Sender } from '../messages/index.ts'
import { createPlayDayStore } from '../records/index.ts'
import { createReference } from '../secrets/index.ts'
import { authorizePayout, OverdraftError, requirePermit, pointsCurrency, postTransfer } from '../wallet/index.ts'
import { toMoney } from './exposure.ts'
import { awardEarnedPoints } from './earn-points.ts'
import { type NewRedemption, type RedemptionRecord, createRedemptionStore } from './store/redemptions.ts'
import { createPointsRewardStore } from './store/rewards.ts'

export interface PointsContext {
  readonly sender: Sender
  readonly site: SiteRecord
  readonly account: AccountRecord
}

/** Properties of a redemption that are derived from the request and the reward or the conversion rate. */
type RedemptionInput = Pick<NewRedemption, 'kind' | 'reward' | 'texts' | 'quantity' | 'points' | 'amount' | 'state'>

/**
 * Redeems points for a reward: the points and the stock are reduced in one transaction, once per key. The redemption is
 * then pending until an operator approves or rejects it.
 * @throws ApiError real_account_required, not_found, payment_password_unset, password_wrong, too_many_requests,
 * unavailable, points_insufficient, points_stock, points_requirement, points_key_used, account_disabled
 */
export function redeemPoints(context: PointsContext, { reward: id, redeemQuantity, paymentPassword, key }: PointsRedeemBody) {
  const quantity = BigInt(redeemQuantity)
  return redeem(context, { paymentPassword, key, parameters: [id, redeemQuantity] }, async (trx) => {
    const reward = await createPointsRewardStore(trx).find(id)
    if (!reward?.enabled) throw new ApiError('not_found')
    await assertRequiredStakes(trx, context, reward.required_stakes)
    const reservedReward = await createPointsRewardStore(trx).reserveStock(id, quantity)
    if (!reservedReward) throw new ApiError('points_stock')
    const { kind, texts, points, amount } = reservedReward
    return { kind, reward: id, texts, quantity, points: points * quantity, amount: amount * quantity, state: 'process' }
  })
}

/**
 * Converts points to money at the brand's rate, rounded down to the minor unit, once per key.
 * @throws ApiError real_account_required, fields_invalid, payment_password_unset, password_wrong, too_many_requests,
 * unavailable, points_insufficient, points_key_used, account_disabled
 */
export function convertPoints(context: PointsContext, { points: requestedPoints, paymentPassword, key }: PointsConvertBody) {
  const points = BigInt(requestedPoints)
  return redeem(context, { paymentPassword, key, parameters: ['convert', requestedPoints] }, async (trx) => {
    const amount = toMoney(points, await createPointsRewardStore(trx).getSettings())
    if (amount === 0n) throw new ApiError('fields_invalid', { fields: { points: { key: 'error_points_few' } } })
    return { kind: 'convert', reward: null, texts: {}, quantity: 1n, points, amount, state: 'approved' }
  })
}

interface RedemptionRequest {
  readonly paymentPassword: string
  readonly key: string
  /** The parameters of the request, which must be equal if it is repeated with the same key. */
  readonly parameters: readonly unknown[]
}

/**
 * Checks the payment password, deducts the points, pays the money of a conversion and records the redemption. A
 * repeated request with the same key returns the existing redemption.
 */
async function redeem(
  context: PointsContext,
  redemptionRequest: RedemptionRequest,
  prepareRedemption: (trx: Tenant) => Promise<RedemptionInput>,
): Promise<RedemptionRecord> {
  const { sender, site, account } = context
  assertRealAccount(account)
  const fingerprint = createHash('sha256').update(JSON.stringify(redemptionRequest.parameters)).digest('base64url')
  const previousRedemption = await findPreviousRedemption(sender.tenant, account, redemptionRequest.key, fingerprint)
  if (previousRedemption) return previousRedemption
  await assertPaymentPassword(sender, account, redemptionRequest.paymentPassword)
  return withTransaction(sender.tenant, async (trx) => {
    await createAccountStore(trx).lock(account.id)
    const concurrentRedemption = await findPreviousRedemption(trx, account, redemptionRequest.key, fingerprint)
    if (concurrentRedemption) return concurrentRedemption
    await awardEarnedPoints(trx, { site, account: account.id })
    const redemption = await prepareRedemption(trx)
    const id = randomUUID()
    await deductPoints(trx, account.id, redemption, id)
    if (redemption.kind === 'convert')
      await payOut(trx, { account: account.id, id, amount: redemption.amount, currency: site.currency }, 'payout')
    return createRedemptionStore(trx).insert({
      ...redemption,
      id,
      reference: createReference('P'),
      account: account.id,
      request_key: redemptionRequest.key,
      fingerprint,
      currency: site.currency,
      reason: null,
      decided_at: redemption.state === 'process' ? null : new Date(),
    })
  })
}

/**
 * Returns the redemption that an earlier request with the same key has created; `undefined` if the key is unused.
 * @throws ApiError points_key_used if that request had other parameters
 */
async function findPreviousRedemption(
  tenant: Tenant,
  { id }: AccountRecord,
  key: string,
  fingerprint: string,
): Promise<RedemptionRecord | undefined> {
  const previousRedemption = await createRedemptionStore(tenant).findByKey(id, key)
  if (previousRedemption && previousRedemption.fingerprint !== fingerprint) throw new ApiError('points_key_used')
  return previousRedemption
}

async function assertRequiredStakes(trx: Tenant, { site, account }: PointsContext, requiredStakes: bigint): Promise<void> {
  if (requiredStakes > 0n && (await createPlayDayStore(trx).getTotalTurnover(account.id, site.currency)) < requiredStakes)
    throw new ApiError('points_requirement')
}

async function deductPoints(trx: Tenant, account: string, { kind, points }: RedemptionInput, id: string): Promise<void> {
  const currency = pointsCurrency
  const authorization = await authorizePayout(trx, { route: 'points', account, amount: points, currency }).catch((error: unknown) => {
    throw error instanceof OverdraftError ? new ApiError('points_insufficient') : error
  })
  const purpose = kind === 'convert' ? 'points-converted' : 'points-redeemed'
  await postTransfer(trx, {
    idempotencyKey: `${purpose}/${id}`,
    purpose,
    authorization,
    currency,
    reference: id,
    lines: [
      { party: { player: account, wallet: 'points' }, amount: -points },
      { party: { house: 'points' }, amount: points },
    ],
  })
}

interface PointsPayout {
  readonly account: string
  /** Redemption id. */
  readonly id: string
  readonly amount: bigint
  readonly currency: string
}

/** Pays the money of a conversion or a reward to the wallet. */
export async function payOut(trx: Tenant, { account, id, amount, currency }: PointsPayout, kind: 'payout' | 'reward'): Promise<void> {
  const purpose = `points-${kind}` as const
  const permits = [await requirePermit(trx, { account, kind: 'points-owed', amount, currency })]
  await postTransfer(trx, {
    idempotencyKey: `${purpose}/${id}`,
    purpose,
    currency,
    reference: id,
    permits,
    lines: [
      { party: { house: 'promotions' }, amount: -amount },
      { party: { player: account }, amount },
    ],
  })
}
