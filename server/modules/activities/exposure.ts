import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type Change, computeOrZero, parseCommandAmount } from '../commands/index.ts'
import { computeChangeExposure, computePointsExposure } from '../points/index.ts'
import { chanceDenominator } from './raffle.ts'
import { type ActivityRecord, createActivityStore } from './store/activities.ts'
import { type PrizeRecord, createRaffleStore } from './store/raffles.ts'

interface ExposureContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
}

/**
 * Maximum value that a change of an activity can give to one player, in minor units: the greater of one reward and the
 * average value of the prizes that the tickets of one period win in a raffle.
 */
export async function computeActivityExposure(context: ExposureContext, id: string, change: Change): Promise<bigint> {
  const { tenant } = context
  const activity = await createActivityStore(tenant).findById(id)
  const current = activity && {
    [activity.reward === 'points' ? 'points' : 'amount']: activity.amount,
    ...(activity.max_amount !== null && { maxAmount: activity.max_amount }),
  }
  const rewardExposure = await computeChangeExposure(context, change, {
    amountFields: ['amount', 'maxAmount'],
    pointsFields: ['points'],
    current,
  })
  const affectsDraws = ['freeTickets', 'ticketStake'].some((name) => change[name] !== undefined) || change['enabled'] === 'on'
  if (!affectsDraws) return rewardExposure
  const drawExposure = await computeTicketExposure(
    context,
    computeTicketCount(context.site, activity, change),
    await createRaffleStore(tenant).listPrizes(id),
  )
  return drawExposure > rewardExposure ? drawExposure : rewardExposure
}

/**
 * Maximum value that a change of a prize can give to one player, in minor units: the greater of one prize and the
 * average value that the tickets of one period win from it.
 */
export async function computePrizeExposure(context: ExposureContext, id: string, prizeId: string, change: Change): Promise<bigint> {
  const { tenant, site } = context
  const prizes = await createRaffleStore(tenant).listPrizes(id)
  const prize = prizes.find((candidate) => candidate.id === prizeId)
  const current = prize && { [prize.kind === 'points' ? 'points' : 'amount']: prize.amount }
  const prizeExposure = await computeChangeExposure(context, change, { amountFields: ['amount'], pointsFields: ['points'], current })
  const chance = BigInt(/^\d{1,5}$/.test(change['chance'] ?? '') ? (change['chance'] ?? 0) : (prize?.chance ?? 0))
  const drawExposure =
    (prizeExposure * chance * computeTicketCount(site, await createActivityStore(tenant).findById(id), {})) / BigInt(chanceDenominator)
  return drawExposure > prizeExposure ? drawExposure : prizeExposure
}

/** Number of tickets of one period: the free ones, plus those that a player earns by staking the adjustment limit. */
function computeTicketCount(site: SiteRecord, activity: ActivityRecord | undefined, change: Change): bigint {
  const { freeTickets, ticketStake } = change
  const freeCount = /^\d{1,3}$/.test(freeTickets ?? '') ? BigInt(freeTickets ?? 0) : BigInt(activity?.free_tickets ?? 0)
  const stake =
    ticketStake === undefined
      ? (activity?.ticket_stake ?? 0n)
      : computeOrZero(() => (ticketStake === 'none' ? 0n : parseCommandAmount(ticketStake, site)))
  return freeCount + (stake === 0n ? 0n : site.adjustment_limit / stake)
}

/** Average value of the prizes that a number of tickets wins. */
async function computeTicketExposure({ tenant }: ExposureContext, tickets: bigint, prizes: readonly PrizeRecord[]): Promise<bigint> {
  let sum = 0n
  for (const { kind, amount, chance } of prizes)
    sum += (kind === 'points' ? await computePointsExposure(tenant, amount) : amount) * BigInt(chance)
  return (sum * tickets) / BigInt(chanceDenominator)
}
