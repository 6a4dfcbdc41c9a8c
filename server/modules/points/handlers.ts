import type { PointsDetail, PointsRedemption, PointsReward } from '../../../src/generated/api.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { assertTrueAccount } from '../accounts/index.ts'
import type { CallContext, CallHandlers, CallsOf, Member } from '../calls/index.ts'
import { textContextOf, localizeTexts } from '../content/index.ts'
import { type MessageDeps, createSenderOf } from '../messages/index.ts'
import { playDaysOf } from '../records/index.ts'
import { ledgerOf, pointsCurrency, type StatementLine } from '../wallet/index.ts'
import { awardAndGetPoints } from './earn-points.ts'
import { convertPoints, redeemPoints } from './redeem-points.ts'
import { type RedemptionRecord, redemptionsOf } from './store/redemptions.ts'
import { type RewardRecord, rewardsOf } from './store/rewards.ts'

const defaultPageSize = 20

type MemberContext = CallContext & { readonly member: Member }

/** Handlers of the points endpoints. */
export function createPointsHandlers(deps: MessageDeps): CallHandlers<CallsOf<'points'>> {
  const senderOf = createSenderOf(deps)
  const pointsContext = (context: MemberContext) => ({ sender: senderOf(context), site: context.site, account: context.member.account })
  return {
    'points.balance': async (context) => ({ currentPoints: Number(await getCurrentPoints(context)) }),
    'points.config': async ({ tenant, site, member }) => {
      assertTrueAccount(member.account)
      const { ratio_points: points, ratio_amount: amount, turnover } = await rewardsOf(tenant).getSettings()
      return {
        pointsRatio: { points: Number(points), amount: formatDecimal(amount, site.exponent) },
        ...(turnover !== null && { turnover: formatDecimal(turnover, site.exponent) }),
      }
    },
    'points.rewards': async (context) => {
      const { tenant, site, member } = context
      const progress = {
        points: await getCurrentPoints(context),
        staked: await playDaysOf(tenant).getTotalTurnover(member.account.id, site.currency),
      }
      return { rewards: (await rewardsOf(tenant).list('enabled')).map((reward) => toRewardDto(reward, progress, context)) }
    },
    'points.redeem': async (context, body) => toRedemptionDto(await redeemPoints(pointsContext(context), body), context),
    'points.convert': async (context, body) => toRedemptionDto(await convertPoints(pointsContext(context), body), context),
    'points.redemptions': async (context, { cursor, pageSize = defaultPageSize }) => {
      const { tenant, member } = context
      assertTrueAccount(member.account)
      const redemptions = await redemptionsOf(tenant).listPage(member.account.id, cursor, pageSize + 1)
      const page = redemptions.slice(0, pageSize)
      const last = redemptions.length > pageSize ? page.at(-1) : undefined
      return { redemptions: page.map((one) => toRedemptionDto(one, context)), ...(last && { next: last.seq.toString() }) }
    },
    'points.details': async (context, { cursor, pageSize = defaultPageSize }) => {
      const { tenant, member } = context
      await getCurrentPoints(context)
      const lines = await ledgerOf(tenant).listStatement(member.account.id, pointsCurrency, 'points', cursor, pageSize + 1)
      const page = lines.slice(0, pageSize)
      const last = lines.length > pageSize ? page.at(-1) : undefined
      return { details: page.map(toDetailDto), ...(last && { next: last.seq.toString() }) }
    },
  }
}

function getCurrentPoints({ tenant, site, member: { account } }: MemberContext): Promise<bigint> {
  assertTrueAccount(account)
  return awardAndGetPoints(tenant, { site, account: account.id })
}

interface RewardProgress {
  readonly points: bigint
  readonly staked: bigint
}

function toRewardDto(reward: RewardRecord, { points, staked }: RewardProgress, context: CallContext): PointsReward {
  const { id, kind, texts, amount, requirement, stock } = reward
  const formatAmount = (minor: bigint): string => formatDecimal(minor, context.site.exponent)
  const localized = localizeTexts(texts, textContextOf(context), ['title', 'note'])
  return {
    id,
    title: localized.title ?? id,
    ...(localized.note !== undefined && { note: localized.note }),
    kind,
    amount: formatAmount(amount),
    pointsRequirement: Number(reward.points),
    amountRequirement: formatAmount(requirement),
    amountReached: formatAmount(staked),
    availableQuantity: Number(stock),
    status: stock === 0n ? 'none' : staked < requirement ? 'amount' : points < reward.points ? 'points' : 'open',
  }
}

function toRedemptionDto(record: RedemptionRecord, context: CallContext): PointsRedemption {
  const { id, reference, kind, texts, quantity, points, amount, state, reason, requested_at, decided_at } = record
  const { title } = localizeTexts(texts, textContextOf(context), ['title'])
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
