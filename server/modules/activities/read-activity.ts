import type { SiteRecord } from '../../database/records.ts'
import { ControlError, readAmount } from '../commands/index.ts'
import type { ActivityChange, ActivityRecord, NewActivity } from './store/activities.ts'

type Change = Readonly<Record<string, string>>
type Part = (text: string, site: SiteRecord) => ActivityChange

const parts: Readonly<Record<string, Part>> = {
  kind: (text) => ({ kind: readOne(text, ['join', 'apply', 'envelope']) }),
  enabled: (text) => ({ enabled: readOne(text, ['on', 'off']) === 'on' }),
  opens: (text) => ({ opens_at: readMoment(text) }),
  closes: (text) => ({ closes_at: text === 'none' ? null : readMoment(text) }),
  every: (text) => ({ every: readOne(text, ['once', 'day', 'week']) }),
  who: (text) => ({ who: readOne(text, ['all', 'players', 'agents']) }),
  leastRank: (text) => ({ least_rank: text === 'none' ? null : readWhole(text, 1, 999) }),
  registeredFrom: (text) => ({ registered_from: text === 'none' ? null : readMoment(text) }),
  amount: (text, site) => ({ reward: 'money', amount: readAboveZero(text, site) }),
  points: (text) => ({ reward: 'points', amount: BigInt(readWhole(text, 1, 1_000_000_000)), turnover: 0 }),
  mostAmount: (text, site) => ({ most_amount: text === 'none' ? null : readAboveZero(text, site) }),
  turnover: (text) => ({ turnover: readWhole(text, 0, 100) }),
  claimDays: (text) => ({ claim_days: text === 'none' ? null : readWhole(text, 1, 365) }),
  issue: (text) => ({ issue: readOne(text, ['claim', 'itself']) }),
  needed: (text, site) => ({ needed: readAmount(text, site) }),
}

/**
 * The rules of an activity as an operator writes them: `kind=join`, `amount=10.00` or `points=20`, `opens=2026-12-01T00:00:00Z`, `total=100`. One that is not known yet is made, and says its kind and what it brings.
 * @throws ControlError
 */
export function readActivity(id: string, { total, ...change }: Change, known: ActivityRecord | undefined, site: SiteRecord) {
  if (Object.keys(change).length === 0 && total === undefined) throw new ControlError('Say at least one change, as name=value.')
  if (change['amount'] !== undefined && change['points'] !== undefined) throw new ControlError('An activity brings an amount or points.')
  const read = Object.assign(
    {},
    ...Object.entries(change).map(([name, text]) => {
      const part = Object.hasOwn(parts, name) ? parts[name] : undefined
      if (!part) throw new ControlError(`"${name}" cannot be set. An activity can have: ${[...Object.keys(parts), 'total'].join(', ')}.`)
      return part(text, site)
    }),
  ) as ActivityChange
  const kind = read.kind ?? known?.kind
  const asMoney = kind === 'envelope' && (read.reward ?? known?.reward) === 'money'
  const changed: ActivityChange = { ...read, ...(total !== undefined && { total: readTotal(total, asMoney, site) }) }
  judge(changed, known)
  return known ? { changed, fresh: undefined } : { changed, fresh: toFresh(id, changed) }
}

const readTotal = (text: string, asMoney: boolean, site: SiteRecord): bigint | null =>
  text === 'none' ? null : asMoney ? readAmount(text, site) : BigInt(readWhole(text, 0, 1_000_000_000))

/** What would not fit together. */
function judge(changed: ActivityChange, known: ActivityRecord | undefined): void {
  const all = { ...known, ...changed }
  if (all.most_amount != null && all.amount !== undefined && all.most_amount < all.amount)
    throw new ControlError('mostAmount must not be below the amount.')
  if (all.total != null && known && all.total < known.given) throw new ControlError('More was given already than the total would be.')
  if (all.closes_at != null && all.opens_at !== undefined && all.closes_at <= all.opens_at)
    throw new ControlError('An activity closes after it opens.')
}

function toFresh(id: string, { kind, reward, amount, ...read }: ActivityChange): NewActivity {
  if (kind === undefined || reward === undefined || amount === undefined)
    throw new ControlError(`"${id}" has no activity yet. A new one says its kind, and an amount or points.`)
  return {
    every: 'once',
    who: 'all',
    least_rank: null,
    most_amount: null,
    turnover: 0,
    claim_days: null,
    issue: 'claim',
    needed: 0n,
    total: null,
    opens_at: new Date(),
    ...withoutNothing(read),
    id,
    kind,
    reward,
    amount,
  }
}

const withoutNothing = <T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> }

function readOne<const T extends string>(text: string, known: readonly T[]): T {
  const found = known.find((one) => one === text)
  if (found === undefined) throw new ControlError(`"${text}" must be ${known.join(' or ')}.`)
  return found
}

function readMoment(text: string): Date {
  const moment = new Date(text)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?Z$/.test(text) || Number.isNaN(moment.getTime()))
    throw new ControlError(`"${text}" is no moment such as 2026-12-01T00:00:00Z.`)
  return moment
}

function readWhole(text: string, least: number, highest: number): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) < least || Number(text) > highest)
    throw new ControlError(`"${text}" must be a whole number from ${String(least)} to ${String(highest)}.`)
  return Number(text)
}

function readAboveZero(text: string, site: SiteRecord): bigint {
  const amount = readAmount(text, site)
  if (amount === 0n) throw new ControlError('An amount must be above zero.')
  return amount
}
