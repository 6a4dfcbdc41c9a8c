import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import { getAccount } from '../accounts/index.ts'
import { computeActivityExposure, computePrizeExposure } from './exposure.ts'
import {
  type BrandContext,
  type AdminCommands,
  defineBrandCommand,
  AdminApiError,
  optionalInteger,
  toTitles,
  defineValueCommand,
  integer,
} from '../commands/index.ts'
import { hasPromotion } from '../content/index.ts'
import { readUpload } from '../uploads/index.ts'
import { approveApplication, rejectApplication, reviewApplication } from './decide-application.ts'
import { parseActivity, parsePrize } from './parse-activity.ts'
import { type ActivityRecord, createActivityStore } from './store/activities.ts'
import { type EntryRecord, createEntryStore } from './store/entries.ts'
import { type PrizeRecord, createRaffleStore } from './store/raffles.ts'

const states: readonly string[] = ['applying', 'process', 'approved', 'rejected'] satisfies EntryRecord['state'][]
const [defaultCount, maxCount] = [50, 500]

/** Commands for the activities of promotions. */
export const activityCommands: AdminCommands = {
  activities: defineBrandCommand({
    permission: 'promotions.read',
    title: 'Activities',
    usage: 'activities <brand>',
    help: 'Lists the activities of promotions.',
    rows: { parameter: 'activity' },
    run: async ({ tenant, site }) => (await createActivityStore(tenant).list('all')).map((activity) => describeActivity(activity, site)),
  }),

  'set-activity': defineValueCommand({
    permission: 'promotions.write',
    title: 'Change activity',
    usage: 'activities <brand> <activity> <change>',
    help: 'Adds or changes an activity: kind (join|apply|envelope|raffle), enabled (on|off), opens, closes, every (once|day|week), who (all|players|agents), minRank, registeredFrom, amount or points, maxAmount, turnover, claimDays, issue (claim|automatic), requiredStakes, total, freeTickets, ticketStake. A new one needs kind, and amount or points.',
    parameters: { activity: 'text', change: 'texts' },
    checksRelations: true,
    exposure: (context, { activity, change }) => computeActivityExposure(context, activity, change),
    run: async (context, { activity: id, change }) => {
      const { tenant, site } = context
      const activities = createActivityStore(tenant)
      const existing = await activities.findById(id)
      if (!existing && !(await hasPromotion(tenant, id))) throw new AdminApiError(`There is no promotion "${id}".`)
      const { newActivity, changes } = parseActivity(id, change, existing, site)
      if (newActivity) await activities.insert([newActivity])
      else await activities.update(id, changes)
      const current = await activities.findById(id)
      return current && describeActivity(current, site)
    },
  }),

  prizes: defineBrandCommand({
    permission: 'promotions.read',
    title: 'Prizes',
    usage: 'activities <brand> <activity> prizes',
    help: 'Lists the prizes of a raffle.',
    rows: { parameter: 'prize', property: 'id' },
    parameters: { activity: 'text' },
    run: async ({ tenant, site }, { activity }) =>
      (await createRaffleStore(tenant).listPrizes(activity)).map((prize) => describePrize(prize, site)),
  }),

  'set-prize': defineValueCommand({
    permission: 'promotions.write',
    title: 'Change prize',
    usage: 'activities <brand> <activity> prizes <prize> <change>',
    help: 'Adds or changes a prize: amount or points, chance (out of 10,000), stock, title.<language>.',
    parameters: { activity: 'text', prize: 'text', change: 'texts' },
    checksRelations: true,
    exposure: (context, { activity, prize, change }) => computePrizeExposure(context, activity, prize, change),
    run: async (context, { activity: id, prize, change }) => {
      const { tenant, site } = context
      const activity = await createActivityStore(tenant).findById(id)
      if (activity?.kind !== 'raffle') throw new AdminApiError(`There is no raffle "${id}".`)
      const raffles = createRaffleStore(tenant)
      const prizes = await raffles.listPrizes(id)
      const existing = prizes.find((prizeRecord) => prizeRecord.id === prize)
      const { newPrize, changes } = parsePrize(id, prize, change, prizes, site)
      if (newPrize) await raffles.insertPrizes([newPrize])
      else await raffles.updatePrize(id, prize, changes)
      if (changes.stock !== undefined)
        context.record({ detail: { stock: { before: toStockDto(existing?.stock), after: toStockDto(changes.stock) } } })
      return (await raffles.listPrizes(id)).map((prizeRecord) => describePrize(prizeRecord, site))
    },
  }),

  applications: defineBrandCommand({
    permission: 'rewards.read',
    title: 'Applications',
    usage: 'applications <brand>',
    help: 'Lists the applications of players for activities, optionally in one state or of one player.',
    rows: { parameter: 'application', property: 'reference' },
    placeholders: { state: states.join('|') },
    parameters: { state: 'text?', username: 'text?', count: optionalInteger(1, maxCount) },
    run: async ({ tenant }, input) => {
      const { state, username, count = defaultCount } = input
      if (state !== undefined && !states.includes(state))
        throw new AdminApiError(`There is no state "${state}". Expected one of: ${states.join(', ')}.`)
      const account = username === undefined ? undefined : (await getAccount(tenant, username)).id
      const applications = await createEntryStore(tenant).list({ state: state as EntryRecord['state'] | undefined, account, limit: count })
      return applications.map((entry) => ({ username: entry.username, ...describeEntry(entry) }))
    },
  }),

  'review-application': defineBrandCommand({
    permission: 'rewards.write',
    isAtomic: true,
    title: 'Review application',
    usage: 'applications <brand> review <application>',
    help: 'Marks an application as in review.',
    parameters: { application: 'text' },
    run: async (context, { application }) => auditDecision(context, await reviewApplication(context, application)),
  }),

  'approve-application': defineBrandCommand({
    permission: 'rewards.write',
    isAtomic: true,
    title: 'Approve application',
    usage: 'applications <brand> approve <application>',
    help: 'Approves an application and grants the reward.',
    parameters: { application: 'text' },
    run: async (context, { application }) => auditDecision(context, await approveApplication(context, application)),
  }),

  'reject-application': defineBrandCommand({
    permission: 'rewards.write',
    isAtomic: true,
    title: 'Reject application',
    usage: 'applications <brand> reject <application>',
    help: 'Rejects an application. The player sees the reason.',
    parameters: { application: 'text', reason: 'text' },
    run: async (context, { application, reason }) => auditDecision(context, await rejectApplication(context, application, reason)),
  }),

  'application-image': defineBrandCommand({
    permission: 'rewards.read',
    title: 'Application image',
    usage: 'applications <brand> image <application> <image>',
    help: 'Downloads an image of an application.',
    output: 'file',
    parameters: { application: 'text', image: integer(1, 100) },
    run: async (context, { application, image }) => {
      const entry = await createEntryStore(context.tenant).findByReference(application)
      const id = entry?.images[image - 1]
      const file = id === undefined ? undefined : await readUpload(context.tenant, context.secrets, id)
      if (!entry || !file) throw new AdminApiError('There is no such image, or it has been deleted.')
      context.record({ account: entry.account })
      return file
    },
  }),
}

function describeActivity(activity: ActivityRecord, { exponent }: SiteRecord) {
  const { id, kind, enabled, opens_at, closes_at, every, who, min_rank, registered_from, reward, turnover, claim_days, issue } = activity
  const formatAmount = (amount: bigint): string => (reward === 'points' ? amount.toString() : formatDecimal(amount, exponent))
  const formatTotal = (count: bigint): string => (kind === 'envelope' ? formatAmount(count) : count.toString())
  return {
    activity: id,
    kind,
    enabled,
    opens: opens_at.toISOString(),
    ...(closes_at && { closes: closes_at.toISOString() }),
    every,
    who,
    ...(min_rank !== null && { minRank: min_rank }),
    ...(registered_from && { registeredFrom: registered_from.toISOString() }),
    [reward === 'points' ? 'points' : 'amount']: formatAmount(activity.amount),
    ...(activity.max_amount !== null && { maxAmount: formatAmount(activity.max_amount) }),
    turnover,
    ...(claim_days !== null && { claimDays: claim_days }),
    issue,
    requiredStakes: formatDecimal(activity.required_stakes, exponent),
    ...(activity.total !== null && { total: formatTotal(activity.total) }),
    ...(activity.free_tickets > 0 && { freeTickets: activity.free_tickets }),
    ...(activity.ticket_stake !== null && { ticketStake: formatDecimal(activity.ticket_stake, exponent) }),
    given: formatTotal(activity.given),
  }
}

/** Returns the stock of a prize; `null` if it is unlimited or the prize does not exist. */
const toStockDto = (stock: bigint | null | undefined): number | null => (stock == null ? null : Number(stock))

const describePrize = ({ id, kind, amount, chance, stock, texts }: PrizeRecord, { exponent }: SiteRecord) => ({
  prize: id,
  [kind === 'points' ? 'points' : 'amount']: kind === 'points' ? amount.toString() : formatDecimal(amount, exponent),
  chance,
  ...(stock !== null && { stock: Number(stock) }),
  titles: toTitles(texts),
})

function describeEntry({ reference, activity, period, state, remark, images, reason, entered_at, decided_at }: EntryRecord) {
  return {
    reference,
    activity,
    period,
    state,
    remark,
    images: images.length,
    ...(reason !== null && { reason }),
    enteredAt: entered_at.toISOString(),
    ...(decided_at && { decidedAt: decided_at.toISOString() }),
  }
}

function auditDecision({ record }: BrandContext, entry: EntryRecord) {
  record({ account: entry.account, detail: { after: { state: entry.state } } })
  return describeEntry(entry)
}
