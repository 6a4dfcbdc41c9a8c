import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type Change, orZero, readAmount } from '../commands/index.ts'
import { worthOfChange, worthOfPoints } from '../points/index.ts'
import { drawsInAll } from './raffle.ts'
import { type ActivityRecord, activitiesOf } from './store/activities.ts'
import { type PrizeRecord, rafflesOf } from './store/raffles.ts'

interface WorthContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
}

/**
 * Maximum value that a change of an activity can give to one player, in minor units: one reward, or the average that
 * the tickets of one period draw in a raffle.
 */
export async function worthOfActivity(context: WorthContext, id: string, change: Change): Promise<bigint> {
  const { tenant } = context
  const activity = await activitiesOf(tenant).byId(id)
  const known = activity && {
    [activity.reward === 'points' ? 'points' : 'amount']: activity.amount,
    ...(activity.max_amount !== null && { maxAmount: activity.max_amount }),
  }
  const gift = await worthOfChange(context, change, { amounts: ['amount', 'maxAmount'], points: ['points'], known })
  const loosensRules = ['freeTickets', 'ticketStake'].some((name) => change[name] !== undefined) || change['enabled'] === 'on'
  if (!loosensRules) return gift
  const drawn = await worthOfTickets(context, ticketsOf(context.site, activity, change), await rafflesOf(tenant).prizes(id))
  return drawn > gift ? drawn : gift
}

/** Same for a prize: one of it, or what the tickets of one period draw with it on average. */
export async function worthOfPrize(context: WorthContext, id: string, name: string, change: Change): Promise<bigint> {
  const { tenant, site } = context
  const prizes = await rafflesOf(tenant).prizes(id)
  const prize = prizes.find((one) => one.id === name)
  const known = prize && { [prize.kind === 'points' ? 'points' : 'amount']: prize.amount }
  const gift = await worthOfChange(context, change, { amounts: ['amount'], points: ['points'], known })
  const chance = BigInt(/^\d{1,5}$/.test(change['chance'] ?? '') ? (change['chance'] ?? 0) : (prize?.chance ?? 0))
  const drawn = (gift * chance * ticketsOf(site, await activitiesOf(tenant).byId(id), {})) / BigInt(drawsInAll)
  return drawn > gift ? drawn : gift
}

/** Tickets of one period: the free ones, plus those for a stake as large as the brand's limit. */
function ticketsOf(site: SiteRecord, activity: ActivityRecord | undefined, change: Change): bigint {
  const { freeTickets, ticketStake } = change
  const free = /^\d{1,3}$/.test(freeTickets ?? '') ? BigInt(freeTickets ?? 0) : BigInt(activity?.free_tickets ?? 0)
  const stake =
    ticketStake === undefined ? (activity?.ticket_stake ?? 0n) : orZero(() => (ticketStake === 'none' ? 0n : readAmount(ticketStake, site)))
  return free + (stake === 0n ? 0n : site.adjustment_limit / stake)
}

/** Average value that a number of tickets draws. */
async function worthOfTickets({ tenant }: WorthContext, tickets: bigint, prizes: readonly PrizeRecord[]): Promise<bigint> {
  let drawn = 0n
  for (const { kind, amount, chance } of prizes)
    drawn += (kind === 'points' ? await worthOfPoints(tenant, amount) : amount) * BigInt(chance)
  return (drawn * tickets) / BigInt(drawsInAll)
}
