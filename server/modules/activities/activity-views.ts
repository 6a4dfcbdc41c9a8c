import type { Activity } from '../../../src/generated/api.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { getLocalDay } from '../../../src/engine/rules/time/days.ts'
import { accountTypes, isAgent } from '../accounts/index.ts'
import { createPlayDayStore } from '../records/index.ts'
import { type RewardRecord, getRewardState, listRewardsBySource } from '../rewards/index.ts'
import { getActivityState } from './activity-state.ts'
import type { ActivityRecord } from './store/activities.ts'
import { type EntryRecord, createEntryStore } from './store/entries.ts'
import { createRaffleStore } from './store/raffles.ts'
import { getWeek } from '../../../src/engine/rules/time/report-period.ts'

/** The viewer of a brand's activities. A visitor has no account, and a trial account counts as a visitor. */
export interface ActivityViewer {
  readonly site: SiteRecord
  /** IANA name of the brand's time zone. */
  readonly timeZone: string
  readonly account: AccountRecord | undefined
}

/** An activity as a viewer sees it. */
export interface ActivityView {
  readonly activity: ActivityRecord
  /** Key of the current period, by `getEntryPeriod`. */
  readonly period: string
  readonly state: Activity['state']
  readonly entry: EntryRecord | undefined
  readonly reward: RewardRecord | undefined
  /** Stakes since joining in minor units; 0 if the viewer has not joined. */
  readonly staked: bigint
  /** Why the viewer is not eligible, or `full` if the total is used up; otherwise `undefined`, even if it is closed. */
  readonly ineligibleReason: Activity['ineligibleReason']
  /** Remaining draws of a raffle; a visitor sees the number that every player starts with. */
  readonly tickets: number
}

/** Returns the views of activities, all as of the same moment. */
export async function getActivityViews(
  tenant: Tenant,
  viewer: ActivityViewer,
  activities: readonly ActivityRecord[],
): Promise<readonly ActivityView[]> {
  const { site, timeZone } = viewer
  const account = viewer.account?.type === accountTypes.guest ? undefined : viewer.account
  const now = new Date()
  const activityPeriods = activities.map((activity) => ({ activity, period: getEntryPeriod(activity.every, timeZone, now) }))
  const periods = [...new Set(activityPeriods.map(({ period }) => period))]
  const isMember = account !== undefined && periods.length > 0
  const entries = isMember ? await createEntryStore(tenant).listByAccount(account.id, periods) : []
  const rewards = isMember ? await listRewardsBySource(tenant, account.id, 'activity', periods) : []
  const hasJoined = entries.some(({ state }) => state === 'joined') && isMember
  const totalStaked = hasJoined ? await createPlayDayStore(tenant).getTotalTurnover(account.id, site.currency) : 0n
  const tickets = new Map<string, number>()
  for (const { activity, period } of activityPeriods)
    if (activity.kind === 'raffle') tickets.set(activity.id, await countTickets(tenant, viewer, account, activity, { period, now }))
  return activityPeriods.map(({ activity, period }) => {
    const entry = entries.find((candidate) => candidate.activity === activity.id && candidate.period === period)
    const reward = rewards.find((candidate) => candidate.name === activity.id && candidate.key === period)
    const staked = entry?.state === 'joined' ? totalStaked - entry.staked_before : 0n
    const ineligibleReason = findIneligibleReason(activity, account)
    const state = getActivityState({
      now,
      opensAt: activity.opens_at,
      closesAt: activity.closes_at,
      kind: activity.kind,
      canEnter: ineligibleReason === undefined,
      entry: entry?.state,
      reward: reward && { state: getRewardState(reward, now), isAutomatic: activity.kind === 'apply' && activity.issue === 'automatic' },
      requiredStakes: activity.required_stakes,
      staked,
      tickets: tickets.get(activity.id) ?? 0,
    })
    return { activity, period, state, entry, reward, staked, ineligibleReason, tickets: tickets.get(activity.id) ?? 0 }
  })
}

/**
 * Returns the number of remaining draws: the free tickets, plus one for each `ticket_stake` staked in the period, minus
 * the draws made; for a visitor, the free tickets.
 */
async function countTickets(
  tenant: Tenant,
  { site, timeZone }: ActivityViewer,
  account: AccountRecord | undefined,
  { id, every, free_tickets, ticket_stake, opens_at }: ActivityRecord,
  { period, now }: { readonly period: string; readonly now: Date },
): Promise<number> {
  if (account === undefined) return free_tickets
  const today = getLocalDay(timeZone, now)
  const firstDay = every === 'day' ? today : every === 'week' ? period.replace('week/', '') : getLocalDay(timeZone, opens_at)
  const days =
    ticket_stake === null
      ? []
      : await createPlayDayStore(tenant).sumSettledByDay({ account: account.id, currency: site.currency, firstDay, lastDay: today })
  const earned = ticket_stake === null ? 0n : days.reduce((sum, { stake }) => sum + stake, 0n) / ticket_stake
  return Math.max(0, free_tickets + Number(earned) - (await createRaffleStore(tenant).countDraws(account.id, id, period)))
}

/**
 * Returns why the account cannot enter, regardless of the opening time; `undefined` if it is eligible and the total of
 * the activity is not used up. A visitor is ineligible only if the total is used up.
 */
function findIneligibleReason(activity: ActivityRecord, account: AccountRecord | undefined): Activity['ineligibleReason'] {
  const { kind, who, min_rank, registered_from, amount, total, given } = activity
  if (total !== null && total - given < (kind === 'envelope' ? amount : 1n)) return 'full'
  if (account === undefined) return undefined
  if (who !== 'all' && isAgent(account.type) !== (who === 'agents')) return 'account'
  if (min_rank !== null && (account.rank_level ?? 0) < min_rank) return 'rank'
  if (registered_from !== null && account.created_at < registered_from) return 'registered'
  return undefined
}

/**
 * Returns the key of the period in which an activity can be entered once, in the time zone: `once` for a period without
 * end, a day such as `2026-11-22`, or a week by its Monday, such as `week/2026-11-16`.
 */
export function getEntryPeriod(every: 'once' | 'day' | 'week', timeZone: string, now: Date): string {
  if (every === 'once') return 'once'
  const day = getLocalDay(timeZone, now)
  if (every === 'day') return day
  return `week/${getWeek(day).firstDay}`
}
