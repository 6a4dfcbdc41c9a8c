import type { Activity } from '../../../src/generated/api.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { type ApiContext, ApiError, type ApiHandlers, type EndpointsOf, type Member } from '../api-context/index.ts'
import { createTextContext } from '../content/index.ts'
import type { UploadDeps } from '../uploads/index.ts'
import { claimActivity } from './claim-activity.ts'
import { applyForActivity, type Entrant, joinActivity, storeImage } from './enter-activity.ts'
import { getActivityViews, type ActivityView } from './activity-views.ts'
import { drawRaffle, toDrawDto, toRaffleDto } from './raffle.ts'
import { createActivityStore } from './store/activities.ts'
import { createRaffleStore } from './store/raffles.ts'

/** Handlers of the endpoints for activities of promotions. */
export const createActivityHandlers = (deps: UploadDeps): ApiHandlers<EndpointsOf<'activity'>> => ({
  'activity.list': async (context) => {
    const { tenant, site, brand, member } = context
    const viewer = { site, timeZone: brand.config.merchant.timeZone, account: member?.account }
    const views = await getActivityViews(tenant, viewer, await createActivityStore(tenant).list('enabled'))
    return { activities: views.map((view) => toActivityDto(view, context)) }
  },
  'activity.join': async (context, { id }) => toActivityDto(await joinActivity(context.tenant, toEntrant(context), id), context),
  'activity.image': ({ tenant, brand, member }, { file }) => storeImage(tenant, deps, member.account, file, brand.config.settings.activity),
  'activity.apply': async (context, { id, ...application }) =>
    toActivityDto(
      await applyForActivity(context.tenant, toEntrant(context), id, application, context.brand.config.settings.activity),
      context,
    ),
  'activity.raffle': async (context, { id }) => {
    const { tenant, site, brand, member } = context
    const viewer = { site, timeZone: brand.config.merchant.timeZone, account: member?.account }
    const activity = await createActivityStore(tenant).findById(id)
    const [view] = activity?.enabled === true && activity.kind === 'raffle' ? await getActivityViews(tenant, viewer, [activity]) : []
    if (!view) throw new ApiError('not_found')
    return toRaffleDto(tenant, view, member?.account.id, { site, textContext: createTextContext(context) })
  },
  'activity.claimRaffle': async (context, { id, key }) => {
    const { tenant, site } = context
    const draw = await drawRaffle(tenant, toEntrant(context), id, key)
    return toDrawDto(draw, await createRaffleStore(tenant).listPrizes(id), { site, textContext: createTextContext(context) })
  },
  'activity.claim': async (context, { id }) => toActivityDto(await claimActivity(context.tenant, toEntrant(context), id), context),
})

const toEntrant = ({ site, brand, member }: ApiContext & { readonly member: Member }): Entrant => ({
  site,
  timeZone: brand.config.merchant.timeZone,
  account: member.account,
})

function toActivityDto(
  { activity, state, entry, reward, staked, ineligibleReason }: ActivityView,
  { site: { exponent } }: ApiContext,
): Activity {
  const { id, kind, every, opens_at, closes_at, turnover, required_stakes: requiredStakes, max_amount, min_rank } = activity
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
    ...(requiredStakes > 0n && { requiredStakes: formatMoney(requiredStakes) }),
    ...(requiredStakes > 0n && entry?.state === 'joined' && { staked: formatMoney(staked) }),
    ...(state === 'close' && ineligibleReason !== undefined && { ineligibleReason }),
    ...(min_rank !== null && { minRank: min_rank }),
    ...(entry?.state === 'rejected' && entry.reason !== null && { reason: entry.reason }),
    ...(entry && entry.state !== 'joined' && { referenceNumber: entry.reference }),
  }
}
