import { dayMilliseconds } from '../../../src/engine/rules/time/days.ts'
import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import type { ActivitySeed, MerchantConfig, RafflePrizeSeed } from '../../../src/generated/config.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createActivityStore, type NewActivity } from './store/activities.ts'
import { type NewPrize, createRaffleStore } from './store/raffles.ts'

/** Inserts the activities of `platform.json` whose promotion exists in `content.json`, with the prizes of raffles. */
export async function seedActivities(trx: Tenant, config: MerchantConfig): Promise<void> {
  const activities = Object.fromEntries(
    Object.entries(config.platform.activities).filter(([id]) => config.content.announcements[id]?.type === 'PR'),
  )
  const { exponent } = config.merchant.currency
  await createActivityStore(trx).insert(Object.entries(activities).map(([id, seed]) => toActivity(id, seed, exponent)))
  for (const [activity, { prizes = {} }] of Object.entries(activities))
    await createRaffleStore(trx).insertPrizes(Object.entries(prizes).map(([id, seed]) => toPrize(activity, id, seed, exponent)))
}

function toActivity(id: string, seed: ActivitySeed, exponent: number): NewActivity {
  const { kind, opensInDays = 0, closesInDays, every = 'once', who = 'all', minRank, registeredDays, amount, maxAmount, points } = seed
  const { turnover = 0, claimDays, issue = 'claim', requiredStakes = '0', total, freeTickets = 0, ticketStake } = seed
  const getDateInDays = (days: number): Date => new Date(Date.now() + days * dayMilliseconds)
  const parseAmount = (text: string): bigint => parseMinor(text, exponent)
  return {
    id,
    kind,
    opens_at: getDateInDays(opensInDays),
    closes_at: closesInDays === undefined ? null : getDateInDays(closesInDays),
    every,
    who,
    min_rank: minRank ?? null,
    registered_from: registeredDays === undefined ? null : getDateInDays(-registeredDays),
    reward: points === undefined ? 'money' : 'points',
    amount: points === undefined ? parseAmount(amount ?? '0') : BigInt(points),
    max_amount: maxAmount === undefined ? null : parseAmount(maxAmount),
    turnover: points === undefined ? turnover : 0,
    claim_days: claimDays ?? null,
    issue,
    required_stakes: parseAmount(requiredStakes),
    free_tickets: freeTickets,
    ticket_stake: ticketStake === undefined ? null : parseAmount(ticketStake),
    total: total === undefined ? null : parseMinor(total, kind === 'envelope' && points === undefined ? exponent : 0),
  }
}

const toPrize = (activity: string, id: string, seed: RafflePrizeSeed, exponent: number): NewPrize => ({
  activity,
  id,
  texts: JSON.stringify(seed.texts),
  ...(seed.points === undefined
    ? { kind: 'money', amount: parseMinor(seed.amount ?? '0', exponent) }
    : { kind: 'points', amount: BigInt(seed.points) }),
  chance: seed.chance,
  stock: seed.stock === undefined ? null : BigInt(seed.stock),
})
