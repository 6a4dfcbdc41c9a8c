import type { Activity } from '../../../src/generated/api.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { type CallContext, CallError, type CallHandlers, type CallsOf, type Member } from '../calls/index.ts'
import { textContextOf } from '../content/index.ts'
import type { UploadDeps } from '../uploads/index.ts'
import { claimActivity } from './claim-activity.ts'
import { applyForActivity, type Entrant, joinActivity, storeImage } from './enter-activity.ts'
import { getActivityViews, type ActivityView } from './activity-views.ts'
import { drawRaffle, toDrawDto, toRaffleDto } from './raffle.ts'
import { activitiesOf } from './store/activities.ts'
import { rafflesOf } from './store/raffles.ts'

/** Handlers of the endpoints for activities of promotions. */
export const createActivityHandlers = (deps: UploadDeps): CallHandlers<CallsOf<'activity'>> => ({
  'activity.list': async (context) => {
    const { tenant, site, brand, member } = context
    const viewer = { site, timeZone: brand.config.merchant.timeZone, account: member?.account }
    const views = await getActivityViews(tenant, viewer, await activitiesOf(tenant).list('enabled'))
    return { activities: views.map((view) => toActivityDto(view, context)) }
  },
  'activity.join': async (context, { id }) => toActivityDto(await joinActivity(context.tenant, entrantOf(context), id), context),
  'activity.image': ({ tenant, brand, member }, { file }) => storeImage(tenant, deps, member.account, file, brand.config.settings.activity),
  'activity.apply': async (context, { id, ...application }) =>
    toActivityDto(
      await applyForActivity(context.tenant, entrantOf(context), id, application, context.brand.config.settings.activity),
      context,
    ),
  'activity.raffle': async (context, { id }) => {
    const { tenant, site, brand, member } = context
    const viewer = { site, timeZone: brand.config.merchant.timeZone, account: member?.account }
    const activity = await activitiesOf(tenant).byId(id)
    const [view] = activity?.enabled === true && activity.kind === 'raffle' ? await getActivityViews(tenant, viewer, [activity]) : []
    if (!view) throw new CallError('not_found')
    return toRaffleDto(tenant, view, member?.account.id, { site, textContext: textContextOf(context) })
  },
  'activity.claimRaffle': async (context, { id, key }) => {
    const { tenant, site } = context
    const draw = await drawRaffle(tenant, entrantOf(context), id, key)
    return toDrawDto(draw, await rafflesOf(tenant).listPrizes(id), { site, textContext: textContextOf(context) })
  },
  'activity.claim': async (context, { id }) => toActivityDto(await claimActivity(context.tenant, entrantOf(context), id), context),
})

const entrantOf = ({ site, brand, member }: CallContext & { readonly member: Member }): Entrant => ({
  site,
  timeZone: brand.config.merchant.timeZone,
  account: member.account,
})

function toActivityDto({ activity, state, entry, reward, staked, barred }: ActivityView, { site: { exponent } }: CallContext): Activity {
  const { id, kind, every, opens_at, closes_at, turnover, needed, max_amount, min_rank } = activity
  const formatMoney = (minor: bigint): string => formatDecimal(minor, exponent)
  const formatAmount = (amount: bigint): string => (activity.reward === 'points' ? amount.toString() : formatMoney(amount))
  return {
    id,
    kind,
    state,
    every,
    opensAt: opens_at.toISOString(),
    ...(closes_at && { closesAt: closes_at.toISOString() }),
    rewardKind: activity.reward,
    amount: formatAmount(reward?.amount ?? activity.amount),
    ...(max_amount !== null && !reward && { maxAmount: formatAmount(max_amount) }),
    turnover,
    ...(needed > 0n && { needed: formatMoney(needed) }),
    ...(needed > 0n && entry?.state === 'joined' && { staked: formatMoney(staked) }),
    ...(state === 'close' && barred !== undefined && { barred }),
    ...(min_rank !== null && { minRank: min_rank }),
    ...(entry?.state === 'rejected' && entry.reason !== null && { reason: entry.reason }),
    ...(entry && entry.state !== 'joined' && { referenceNumber: entry.reference }),
  }
}
