import { maxPoints } from '../../../src/engine/rules/money/max-amount.ts'
import type { SiteRecord } from '../../database/records.ts'
import {
  type Change,
  type ChangeParsers,
  AdminApiError,
  parsePositiveAmount,
  parseCommandAmount,
  parseChange,
  parseChoice,
  parseSwitch,
  parseTitledChange,
  parseInteger,
  assertId,
  assertSingleReward,
} from '../commands/index.ts'
import { chanceDenominator } from './raffle.ts'
import type { ActivityChange, ActivityRecord, NewActivity } from './store/activities.ts'
import type { NewPrize, PrizeChange, PrizeRecord } from './store/raffles.ts'

/** `total` is an amount of money or a number of points for an envelope, and a number of rewards for other kinds. */
const createParsers = (isTotalMoney: boolean): ChangeParsers<ActivityChange> => ({
  kind: (text) => ({ kind: parseChoice(text, ['join', 'apply', 'envelope', 'raffle']) }),
  enabled: (text) => ({ enabled: parseSwitch(text) }),
  opens: (text) => ({ opens_at: parseTimestamp(text) }),
  closes: (text) => ({ closes_at: text === 'none' ? null : parseTimestamp(text) }),
  every: (text) => ({ every: parseChoice(text, ['once', 'day', 'week']) }),
  who: (text) => ({ who: parseChoice(text, ['all', 'players', 'agents']) }),
  minRank: (text) => ({ min_rank: text === 'none' ? null : parseInteger(text, 1, 999) }),
  registeredFrom: (text) => ({ registered_from: text === 'none' ? null : parseTimestamp(text) }),
  amount: (text, site) => ({ reward: 'money', amount: parsePositiveAmount(text, site) }),
  points: (text) => ({ reward: 'points', amount: BigInt(parseInteger(text, 1, maxPoints)), turnover: 0 }),
  maxAmount: (text, site) => ({ max_amount: text === 'none' ? null : parsePositiveAmount(text, site) }),
  turnover: (text) => ({ turnover: parseInteger(text, 0, 100) }),
  claimDays: (text) => ({ claim_days: text === 'none' ? null : parseInteger(text, 1, 365) }),
  issue: (text) => ({ issue: parseChoice(text, ['claim', 'automatic']) }),
  freeTickets: (text) => ({ free_tickets: parseInteger(text, 0, 100) }),
  ticketStake: (text, site) => ({ ticket_stake: text === 'none' ? null : parsePositiveAmount(text, site) }),
  requiredStakes: (text, site) => ({ required_stakes: parseCommandAmount(text, site) }),
  total: (text, site) => ({
    total: text === 'none' ? null : isTotalMoney ? parseCommandAmount(text, site) : BigInt(parseInteger(text, 0, maxPoints)),
  }),
})

/**
 * Parses the rules of an activity from an operator's change: `kind=join`, `amount=10.00` or `points=20`,
 * `opens=2026-12-01T00:00:00Z`, `total=100`. A new activity requires its kind and its reward. Returns the changed
 * columns, and the whole row if the activity is new.
 * @throws AdminApiError if a value is invalid or missing, or if the rules contradict each other
 */
export function parseActivity(id: string, change: Change, existing: ActivityRecord | undefined, site: SiteRecord) {
  assertSingleReward('An activity', change)
  const kind = change['kind'] ?? existing?.kind
  const isMoney = change['amount'] !== undefined || (change['points'] === undefined && existing?.reward === 'money')
  const changes = parseChange(change, createParsers(kind === 'envelope' && isMoney), { subject: 'An activity', site })
  assertConsistent(changes, existing)
  return { changes, newActivity: existing ? undefined : toNewActivity(id, changes) }
}

/** @throws AdminApiError if the changed rules contradict each other or what the activity has already given */
function assertConsistent(changes: ActivityChange, existing: ActivityRecord | undefined): void {
  const merged = { ...existing, ...changes }
  if (merged.max_amount != null && merged.amount !== undefined && merged.max_amount < merged.amount)
    throw new AdminApiError('maxAmount must not be below the amount.')
  if (merged.total != null && existing && merged.total < existing.given)
    throw new AdminApiError('total must not be below what has already been given.')
  const hasRewardChanged = existing && (merged.reward !== existing.reward || merged.kind !== existing.kind)
  if (hasRewardChanged && existing.total !== null && changes.total === undefined)
    throw new AdminApiError('total is required when kind or reward changes.')
  if (merged.closes_at != null && merged.opens_at !== undefined && merged.closes_at <= merged.opens_at)
    throw new AdminApiError('closes must be after opens.')
}

function toNewActivity(id: string, { kind, reward, amount, ...rest }: ActivityChange): NewActivity {
  if (kind === undefined || reward === undefined || amount === undefined)
    throw new AdminApiError(`"${id}" has no activity yet. A new one requires kind, and amount or points.`)
  return {
    every: 'once',
    who: 'all',
    min_rank: null,
    max_amount: null,
    turnover: 0,
    claim_days: null,
    issue: 'claim',
    required_stakes: 0n,
    total: null,
    opens_at: new Date(),
    ...omitUndefined(rest),
    id,
    kind,
    reward,
    amount,
  }
}

const prizeParsers: ChangeParsers<PrizeChange> = {
  amount: (text, site) => ({ kind: 'money', amount: parsePositiveAmount(text, site) }),
  points: (text) => ({ kind: 'points', amount: BigInt(parseInteger(text, 1, maxPoints)) }),
  chance: (text) => ({ chance: parseInteger(text, 1, chanceDenominator) }),
  stock: (text) => ({ stock: text === 'none' ? null : BigInt(parseInteger(text, 0, 1_000_000)) }),
}

/** Maximum length of a prize's title, in characters. */
const maxTitleLength = 60

/**
 * Parses a prize of a raffle from an operator's change: `amount=5.00` or `points=50`, `chance=1500` of 10,000,
 * `stock=10`, `title.EN=…`. A new prize requires its amount or points, its chance and a title. Returns the changed
 * columns, and the whole row if the prize is new.
 * @throws AdminApiError if a value is invalid or missing, or if the chances of the raffle add up to more than 10,000
 */
export function parsePrize(activity: string, id: string, change: Change, prizes: readonly PrizeRecord[], site: SiteRecord) {
  const existing = prizes.find((prize) => prize.id === id)
  assertSingleReward('A prize', change)
  const { values, titles } = parseTitledChange(change, prizeParsers, { subject: 'A prize', site, maxTitleLength })
  const hasTitles = Object.keys(titles).length > 0
  const changes: PrizeChange = { ...values, ...(hasTitles && { texts: JSON.stringify({ ...existing?.texts, ...titles }) }) }
  const newPrize = existing ? undefined : toNewPrize(activity, id, changes)
  const otherChances = prizes.reduce((sum, prize) => sum + (prize.id === id ? 0 : prize.chance), 0)
  if (otherChances + (changes.chance ?? existing?.chance ?? 0) > chanceDenominator)
    throw new AdminApiError(
      `The chances of a raffle must add up to at most ${String(chanceDenominator)}; ${String(chanceDenominator - otherChances)} are left.`,
    )
  return { changes, newPrize }
}

function toNewPrize(activity: string, id: string, { kind, amount, chance, stock = null, texts }: PrizeChange): NewPrize {
  assertId('A prize', id)
  if (kind === undefined || amount === undefined || chance === undefined || texts === undefined)
    throw new AdminApiError('A new prize requires amount or points, chance and title.<language>.')
  return { activity, id, kind, amount, chance, stock, texts }
}

const omitUndefined = <T extends object>(object: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> }

function parseTimestamp(text: string): Date {
  const timestamp = new Date(text)
  const isWellFormed = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?Z$/.test(text) && !Number.isNaN(timestamp.getTime())
  // `Date` converts a day that does not exist, such as 31 June, to one of the next month.
  if (!isWellFormed || !timestamp.toISOString().startsWith(text.slice(0, -1)))
    throw new AdminApiError(`"${text}" is not a time such as 2026-12-01T00:00:00Z.`)
  return timestamp
}
