import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type ActivityRecord, createActivityStore } from './store/activities.ts'
import { type PrizeRecord, createRaffleStore } from './store/raffles.ts'

/**
 * Returns the activities by the id of their promotion, in the format of `platform.json`, but with times instead of
 * numbers of days, as operators set them. The stock of prizes is left out: draws reduce it at any time. A raffle always
 * has a map of prizes, because prizes are set one by one.
 */
export async function getActivitySettings(tenant: Tenant, exponent: number): Promise<object> {
  const settings: Record<string, object> = {}
  for (const activity of await createActivityStore(tenant).list('all')) {
    const prizes = activity.kind === 'raffle' ? await createRaffleStore(tenant).listPrizes(activity.id) : undefined
    settings[activity.id] = toSeed(activity, prizes, exponent)
  }
  return settings
}

function toSeed(
  { kind, reward, amount, total, ...activity }: ActivityRecord,
  prizes: readonly PrizeRecord[] | undefined,
  exponent: number,
) {
  const formatMoney = (minor: bigint): string => formatDecimal(minor, exponent)
  return {
    kind,
    enabled: activity.enabled,
    opens: activity.opens_at.toISOString(),
    closes: activity.closes_at?.toISOString() ?? null,
    every: activity.every,
    who: activity.who,
    ...(reward === 'money' ? { amount: formatMoney(amount) } : { points: Number(amount) }),
    maxAmount: activity.max_amount === null ? null : formatMoney(activity.max_amount),
    total: total === null ? null : kind === 'envelope' && reward === 'money' ? formatMoney(total) : String(total),
    freeTickets: activity.free_tickets === 0 ? null : activity.free_tickets,
    ticketStake: activity.ticket_stake === null ? null : formatMoney(activity.ticket_stake),
    minRank: activity.min_rank,
    registeredFrom: activity.registered_from?.toISOString() ?? null,
    turnover: activity.turnover,
    claimDays: activity.claim_days,
    issue: activity.issue,
    requiredStakes: formatMoney(activity.required_stakes),
    prizes: prizes && Object.fromEntries(prizes.map((prize) => [prize.id, toPrizeSeed(prize, formatMoney)])),
  }
}

const toPrizeSeed = ({ kind, amount, chance, texts }: PrizeRecord, formatMoney: (minor: bigint) => string) => ({
  ...(kind === 'money' ? { amount: formatMoney(amount) } : { points: Number(amount) }),
  chance,
  texts,
})
