import { pointsCeiling } from '../../../src/engine/rules/money/amount-ceiling.ts'
import type { SiteRecord } from '../../database/records.ts'
import {
  type Change,
  type ChangeParsers,
  ControlError,
  readAboveZero,
  readAmount,
  readChange,
  readOne,
  readSwitch,
  readTitledChange,
  readWhole,
  requireId,
} from '../commands/index.ts'
import { drawsInAll } from './raffle.ts'
import type { ActivityChange, ActivityRecord, NewActivity } from './store/activities.ts'
import type { NewPrize, PrizeRecord } from './store/raffles.ts'

/** What is given in all is money where an envelope has some, else how often it is given. */
const createParsers = (totalIsMoney: boolean): ChangeParsers<ActivityChange> => ({
  kind: (text) => ({ kind: readOne(text, ['join', 'apply', 'envelope', 'raffle']) }),
  enabled: (text) => ({ enabled: readSwitch(text) }),
  opens: (text) => ({ opens_at: parseMoment(text) }),
  closes: (text) => ({ closes_at: text === 'none' ? null : parseMoment(text) }),
  every: (text) => ({ every: readOne(text, ['once', 'day', 'week']) }),
  who: (text) => ({ who: readOne(text, ['all', 'players', 'agents']) }),
  leastRank: (text) => ({ least_rank: text === 'none' ? null : readWhole(text, 1, 999) }),
  registeredFrom: (text) => ({ registered_from: text === 'none' ? null : parseMoment(text) }),
  amount: (text, site) => ({ reward: 'money', amount: readAboveZero(text, site) }),
  points: (text) => ({ reward: 'points', amount: BigInt(readWhole(text, 1, pointsCeiling)), turnover: 0 }),
  mostAmount: (text, site) => ({ most_amount: text === 'none' ? null : readAboveZero(text, site) }),
  turnover: (text) => ({ turnover: readWhole(text, 0, 100) }),
  claimDays: (text) => ({ claim_days: text === 'none' ? null : readWhole(text, 1, 365) }),
  issue: (text) => ({ issue: readOne(text, ['claim', 'itself']) }),
  freeTickets: (text) => ({ free_tickets: readWhole(text, 0, 100) }),
  ticketStake: (text, site) => ({ ticket_stake: text === 'none' ? null : readAboveZero(text, site) }),
  needed: (text, site) => ({ needed: readAmount(text, site) }),
  total: (text, site) => ({
    total: text === 'none' ? null : totalIsMoney ? readAmount(text, site) : BigInt(readWhole(text, 0, pointsCeiling)),
  }),
})

/**
 * The rules of an activity as an operator writes them: `kind=join`, `amount=10.00` or `points=20`,
 * `opens=2026-12-01T00:00:00Z`, `total=100`. One that is not known yet is made, and says its kind and what it brings.
 * @throws ControlError
 */
export function parseActivity(id: string, change: Change, known: ActivityRecord | undefined, site: SiteRecord) {
  if (change['amount'] !== undefined && change['points'] !== undefined) throw new ControlError('An activity brings an amount or points.')
  const kind = change['kind'] ?? known?.kind
  const money = change['amount'] !== undefined || (change['points'] === undefined && known?.reward === 'money')
  const changed = readChange(change, createParsers(kind === 'envelope' && money), { what: 'An activity', site })
  validate(changed, known)
  return known ? { changed, fresh: undefined } : { changed, fresh: toNewActivity(id, changed) }
}

/** What would not fit together. */
function validate(changed: ActivityChange, known: ActivityRecord | undefined): void {
  const all = { ...known, ...changed }
  if (all.most_amount != null && all.amount !== undefined && all.most_amount < all.amount)
    throw new ControlError('mostAmount must not be below the amount.')
  if (all.total != null && known && all.total < known.given) throw new ControlError('More was given already than the total would be.')
  const otherReward = known && (all.reward !== known.reward || all.kind !== known.kind)
  if (otherReward && known.total !== null && changed.total === undefined)
    throw new ControlError('What brings something else has another total: say both.')
  if (all.closes_at != null && all.opens_at !== undefined && all.closes_at <= all.opens_at)
    throw new ControlError('An activity closes after it opens.')
}

function toNewActivity(id: string, { kind, reward, amount, ...read }: ActivityChange): NewActivity {
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
    ...omitUndefined(read),
    id,
    kind,
    reward,
    amount,
  }
}

const prizeParsers: ChangeParsers<Partial<NewPrize>> = {
  amount: (text, site) => ({ kind: 'money', amount: readAboveZero(text, site) }),
  points: (text) => ({ kind: 'points', amount: BigInt(readWhole(text, 1, pointsCeiling)) }),
  chance: (text) => ({ chance: readWhole(text, 1, drawsInAll) }),
  stock: (text) => ({ stock: text === 'none' ? null : BigInt(readWhole(text, 0, 1_000_000)) }),
}
/** Of a prize's title, in characters. */
const longest = 60

/**
 * A prize of a raffle as an operator writes it: `amount=5.00` or `points=50`, `chance=1500` of ten thousand,
 * `stock=10`, `title.EN=…`. One that is not known yet says what it is, its chance and a title.
 * @throws ControlError
 */
export function parsePrize(activity: string, id: string, change: Change, prizes: readonly PrizeRecord[], site: SiteRecord): NewPrize {
  const known = prizes.find((prize) => prize.id === id)
  const { read, titles } = readTitledChange(change, prizeParsers, { what: 'A prize', site, longest })
  const texts = { ...known?.texts, ...titles }
  const { kind = known?.kind, amount = known?.amount, chance = known?.chance, stock = known?.stock ?? null } = read
  requireId('A prize', id)
  if (kind === undefined || amount === undefined || chance === undefined || Object.keys(texts).length === 0)
    throw new ControlError('A new prize says amount or points, chance and title.<language>.')
  const others = prizes.reduce((sum, prize) => sum + (prize.id === id ? 0 : prize.chance), 0)
  if (others + chance > drawsInAll)
    throw new ControlError(`All chances together are at most ${String(drawsInAll)}; ${String(drawsInAll - others)} are left.`)
  return { activity, id, kind, amount, chance, stock, texts: JSON.stringify(texts) }
}

const omitUndefined = <T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> }

function parseMoment(text: string): Date {
  const moment = new Date(text)
  const isWritten = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?Z$/.test(text) && !Number.isNaN(moment.getTime())
  // A day that a month does not have would count as one of the next month.
  if (!isWritten || !moment.toISOString().startsWith(text.slice(0, -1)))
    throw new ControlError(`"${text}" is no moment such as 2026-12-01T00:00:00Z.`)
  return moment
}
