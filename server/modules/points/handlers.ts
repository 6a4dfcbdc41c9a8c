import type { PointsDetail, PointsRedemption, PointsReward } from '../../../src/generated/api.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { assertRealAccount } from '../accounts/index.ts'
import type { ApiContext, ApiHandlers, EndpointsOf, Member } from '../api-context/index.ts'
import { createTextContext, localizeTexts } from '../content/index.ts'
import { type MessageDeps, createSenderFactory } from '../messages/index.ts'
import { createPlayDayStore } from '../records/index.ts'
import { createLedgerStore, pointsCurrency, type StatementLine } from '../wallet/index.ts'
import { awardAndGetPoints } from './earn-points.ts'
import { convertPoints, redeemPoints } from './redeem-points.ts'
import { type RedemptionRecord, createRedemptionStore } from './store/redemptions.ts'
import { type RewardRecord, createPointsRewardStore } from './store/rewards.ts'

const defaultPageSize = 20

type MemberContext = ApiContext & { readonly member: Member }

/** Handlers of the points endpoints. */
export function createPointsHandlers(deps: MessageDeps): ApiHandlers<EndpointsOf<'points'>> {
  const createSender = createSenderFactory(deps)
  const toPointsContext = (context: MemberContext) => ({
    sender: createSender(context),
    site: context.site,
    account: context.member.account,
  })
  return {
    'points.balance': async (context) => ({ currentPoints: Number(await getCurrentPoints(context)) }),
    'points.config': async ({ tenant, site, member }) => {
      assertRealAccount(member.account)
      const { ratio_points: points, ratio_amount: amount, turnover } = await createPointsRewardStore(tenant).getSettings()
      return {
        pointsRatio: { points: Number(points), amount: formatDecimal(amount, site.exponent) },
        ...(turnover !== null && { turnover: formatDecimal(turnover, site.exponent) }),
      }
    },
    'points.rewards': async (context) => {
      const { tenant, site, member } = context
      const progress = {
        points: await getCurrentPoints(context),
        staked: await createPlayDayStore(tenant).getTotalTurnover(member.account.id, site.currency),
      }
      return { rewards: (await createPointsRewardStore(tenant).list('enabled')).map((reward) => toRewardDto(reward, progress, context)) }
    },
    'points.redeem': async (context, body) => toRedemptionDto(await redeemPoints(toPointsContext(context), body), context),
    'points.convert': async (context, body) => toRedemptionDto(await convertPoints(toPointsContext(context), body), context),
    'points.redemptions': async (context, { cursor, pageSize = defaultPageSize }) => {
      const { tenant, member } = context
      assertRealAccount(member.account)
      const redemptions = await createRedemptionStore(tenant).listPage(member.account.id, cursor, pageSize + 1)
      const page = redemptions.slice(0, pageSize)
      const last = redemptions.length > pageSize ? page.at(-1) : undefined
      return { redemptions: page.map((redemption) => toRedemptionDto(redemption, context)), ...(last && { next: last.seq.toString() }) }
    },
    'points.details': async (context, { cursor, pageSize = defaultPageSize }) => {
      const { tenant, member } = context
      await getCurrentPoints(context)
      const lines = await createLedgerStore(tenant).listStatement(member.account.id, pointsCurrency, 'points', cursor, pageSize + 1)
      const page = lines.slice(0, pageSize)
      const last = lines.length > pageSize ? page.at(-1) : undefined
      return { details: page.map(toDetailDto), ...(last && { next: last.seq.toString() }) }
    },
  }
}

function getCurrentPoints({ tenant, site, member: { account } }: MemberContext): Promise<bigint> {
  assertRealAccount(account)
  return awardAndGetPoints(tenant, { site, account: account.id })
}

interface RewardProgress {
  readonly points: bigint
  readonly staked: bigint
}

function toRewardDto(reward: RewardRecord, { points, staked }: RewardProgress, context: ApiContext): PointsReward {
  const { id, kind, texts, amount, required_stakes: requiredStakes, stock } = reward
  const formatAmount = (minor: bigint): string => formatDecimal(minor, context.site.exponent)
  const localized = localizeTexts(texts, createTextContext(context), ['title', 'note'])
  return {
    id,
    title: localized.title ?? id,
    ...(localized.note !== undefined && { note: localized.note }),
    kind,
    amount: formatAmount(amount),
    pointsRequirement: Number(reward.points),
    amountRequirement: formatAmount(requiredStakes),
    amountReached: formatAmount(staked),
    availableQuantity: Number(stock),
    status: stock === 0n ? 'none' : staked < requiredStakes ? 'amount' : points < reward.points ? 'points' : 'open',
  }
}

function toRedemptionDto(record: RedemptionRecord, context: ApiContext): PointsRedemption {
  const { id, reference, kind, texts, quantity, points, amount, state, reason, requested_at, decided_at } = record
  const { title } = localizeTexts(texts, createTextContext(context), ['title'])
  return {
    id,
    referenceNumber: reference,
    kind,
    ...(title !== undefined && { title }),
    redeemQuantity: Number(quantity),
    points: Number(points),
    amount: formatDecimal(amount, context.site.exponent),
    status: state,
    ...(reason !== null && { reason }),
    requestedAt: requested_at.toISOString(),
    ...(decided_at !== null && { decidedAt: decided_at.toISOString() }),
  }
}

const toDetailDto = ({ seq, purpose, amount, balance, at }: StatementLine): PointsDetail => ({
  id: seq.toString(),
  kind: purpose as PointsDetail['kind'],
  changedPoints: Number(amount),
  pointsBalance: Number(balance),
  at: at.toISOString(),
})
