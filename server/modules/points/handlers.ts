import type { PointsDetail, PointsRedemption, PointsReward } from '../../../src/generated/api.ts'
import { writeDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { requireTrueAccount } from '../accounts/index.ts'
import type { CallContext, CallHandlers, CallsOf, Member } from '../calls/index.ts'
import { textContextOf, wordsOf } from '../content/index.ts'
import { type MessageDeps, createSenderOf } from '../messages/index.ts'
import { playDaysOf } from '../records/index.ts'
import { ledgerOf, pointsCurrency, type StatementLine } from '../wallet/index.ts'
import { pointsOf } from './earn-points.ts'
import { convertPoints, redeemPoints } from './redeem-points.ts'
import { type RedemptionRecord, redemptionsOf } from './store/redemptions.ts'
import { type RewardRecord, rewardsOf } from './store/rewards.ts'

const usualPage = 20

type MemberContext = CallContext & { readonly member: Member }

/** Handlers of the points endpoints. */
export function createPointsHandlers(deps: MessageDeps): CallHandlers<CallsOf<'points'>> {
  const senderOf = createSenderOf(deps)
  const spending = (context: MemberContext) => ({ sender: senderOf(context), site: context.site, account: context.member.account })
  return {
    'points.balance': async (context) => ({ currentPoints: Number(await pointsNow(context)) }),
    'points.config': async ({ tenant, site, member }) => {
      requireTrueAccount(member.account)
      const { ratio_points: points, ratio_amount: amount, turnover } = await rewardsOf(tenant).settings()
      return {
        pointsRatio: { points: Number(points), amount: writeDecimal(amount, site.exponent) },
        ...(turnover !== null && { turnover: writeDecimal(turnover, site.exponent) }),
      }
    },
    'points.rewards': async (context) => {
      const { tenant, site, member } = context
      const had = { points: await pointsNow(context), staked: await playDaysOf(tenant).staked(member.account.id, site.currency) }
      return { rewards: (await rewardsOf(tenant).list('enabled')).map((reward) => toRewardDto(reward, had, context)) }
    },
    'points.redeem': async (context, body) => toRedemptionDto(await redeemPoints(spending(context), body), context),
    'points.convert': async (context, body) => toRedemptionDto(await convertPoints(spending(context), body), context),
    'points.redemptions': async (context, { cursor, pageSize = usualPage }) => {
      const { tenant, member } = context
      requireTrueAccount(member.account)
      const found = await redemptionsOf(tenant).page(member.account.id, cursor, pageSize + 1)
      const page = found.slice(0, pageSize)
      const last = found.length > pageSize ? page.at(-1) : undefined
      return { redemptions: page.map((one) => toRedemptionDto(one, context)), ...(last && { next: last.seq.toString() }) }
    },
    'points.details': async (context, { cursor, pageSize = usualPage }) => {
      const { tenant, member } = context
      await pointsNow(context)
      const found = await ledgerOf(tenant).statement(member.account.id, pointsCurrency, 'points', cursor, pageSize + 1)
      const page = found.slice(0, pageSize)
      const last = found.length > pageSize ? page.at(-1) : undefined
      return { details: page.map(toDetailDto), ...(last && { next: last.seq.toString() }) }
    },
  }
}

function pointsNow({ tenant, site, member: { account } }: MemberContext): Promise<bigint> {
  requireTrueAccount(account)
  return pointsOf(tenant, { site, account: account.id })
}

interface Had {
  readonly points: bigint
  readonly staked: bigint
}

function toRewardDto(reward: RewardRecord, { points, staked }: Had, context: CallContext): PointsReward {
  const { id, kind, texts, amount, requirement, stock } = reward
  const write = (minor: bigint): string => writeDecimal(minor, context.site.exponent)
  const words = wordsOf(texts, textContextOf(context), ['title', 'note'])
  return {
    id,
    title: words.title ?? id,
    ...(words.note !== undefined && { note: words.note }),
    kind,
    amount: write(amount),
    pointsRequirement: Number(reward.points),
    amountRequirement: write(requirement),
    amountReached: write(staked),
    availableQuantity: Number(stock),
    status: stock === 0n ? 'none' : staked < requirement ? 'amount' : points < reward.points ? 'points' : 'open',
  }
}

function toRedemptionDto(record: RedemptionRecord, context: CallContext): PointsRedemption {
  const { id, reference, kind, texts, quantity, points, amount, state, reason, requested_at, decided_at } = record
  const { title } = wordsOf(texts, textContextOf(context), ['title'])
  return {
    id,
    referenceNumber: reference,
    kind,
    ...(title !== undefined && { title }),
    redeemQuantity: Number(quantity),
    points: Number(points),
    amount: writeDecimal(amount, context.site.exponent),
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
