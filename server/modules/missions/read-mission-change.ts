import type { SiteRecord } from '../../database/records.ts'
import { ControlError, readAmount } from '../commands/index.ts'
import type { MissionChange, MissionRecord, NewMission } from './store/missions.ts'

type Change = Readonly<Record<string, string>>

const measures = ['deposit', 'stake', 'bets', 'logins'] as const
const periods = ['day', 'week', 'once'] as const
const titlePart = /^title\.([A-Z]{2}(?:_[A-Z]{2})?)$/

/**
 * A mission as an operator writes it: `measure=stake`, `period=week`, `target=500.00`, `amount=5.00` or `points=100`, `turnover=1`, `score=30`, `categories=RNG,LIVE`, `order=10`, `enabled=off`, `title.EN=…`. One
 * that there is not yet says all that it has to have.
 * @throws ControlError
 */
export function readMissionChange(id: string, change: Change, known: MissionRecord | undefined, site: SiteRecord) {
  const entries = Object.entries(change)
  if (entries.length === 0) throw new ControlError('Say at least one change, as name=value.')
  const titles = entries.flatMap(([name, title]) =>
    titlePart.test(name) ? [[titlePart.exec(name)?.[1] ?? '', { title: readTitle(title) }] as const] : [],
  )
  const measure = change['measure'] === undefined ? known?.measure : readOne(change['measure'], measures)
  const read: MissionChange = Object.assign(
    {},
    ...entries.filter(([name]) => !titlePart.test(name)).map(([name, text]) => readPart(name, text, measure, site)),
  ) as MissionChange
  if (measure !== known?.measure && known && read.target === undefined)
    throw new ControlError('Another measure has another target: say both.')
  const texts = { ...known?.texts, ...Object.fromEntries(titles) }
  const changed: MissionChange = { ...read, ...(titles.length > 0 && { texts: JSON.stringify(texts) }) }
  return known ? { changed, fresh: undefined } : { changed, fresh: toFresh(id, read, texts) }
}

function readPart(name: string, text: string, measure: MissionRecord['measure'] | undefined, site: SiteRecord): MissionChange {
  const ofMoney = measure === 'deposit' || measure === 'stake'
  switch (name) {
    case 'measure':
      return { measure: readOne(text, measures) }
    case 'period':
      return { period: readOne(text, periods) }
    case 'target':
      return { target: aboveZero(ofMoney ? readAmount(text, site) : BigInt(readWhole(text, 1_000_000))) }
    case 'amount':
      return { kind: 'money', amount: aboveZero(readAmount(text, site)) }
    case 'points':
      return { kind: 'points', amount: aboveZero(BigInt(readWhole(text, 1_000_000))) }
    case 'turnover':
      return { turnover: readWhole(text, 100) }
    case 'score':
      return { score: readWhole(text, 10_000) }
    case 'order':
      return { position: readWhole(text, 100_000) }
    case 'enabled':
      return { enabled: readOne(text, ['on', 'off']) === 'on' }
    case 'categories':
      return { categories: JSON.stringify(readCategories(text)) }
    default:
      throw new ControlError(
        `"${name}" cannot be set. A mission can have: measure, period, categories, target, amount, points, turnover, score, order, enabled, title.<language>.`,
      )
  }
}

function toFresh(
  id: string,
  { measure, period, target, kind, amount, categories = '[]', turnover = 0, score = 10, position = 1000, ...more }: MissionChange,
  texts: MissionRecord['texts'],
): NewMission {
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(id)) throw new ControlError('A mission is named in small letters, digits and hyphens, a letter first.')
  if (
    measure === undefined ||
    period === undefined ||
    target === undefined ||
    kind === undefined ||
    amount === undefined ||
    Object.keys(texts).length === 0
  )
    throw new ControlError(`There is no mission "${id}". A new one says measure, period, target, amount or points, and title.<language>.`)
  return { ...more, id, measure, period, categories, target, kind, amount, turnover, score, position, texts: JSON.stringify(texts) }
}

function readOne<const T extends string>(text: string, known: readonly T[]): T {
  const found = known.find((one) => one === text)
  if (found === undefined) throw new ControlError(`"${text}" must be ${known.join(' or ')}.`)
  return found
}

function readWhole(text: string, highest: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > highest)
    throw new ControlError(`"${text}" must be a whole number up to ${String(highest)}.`)
  return Number(text)
}

function aboveZero(amount: bigint): bigint {
  if (amount === 0n) throw new ControlError('An amount must be above zero.')
  return amount
}

function readCategories(text: string): readonly string[] {
  if (text === 'all') return []
  const found = text.split(',')
  if (found.some((one) => !/^[A-Z][A-Z0-9_]{0,31}$/.test(one)))
    throw new ControlError(`"${text}" must be categories, such as RNG,LIVE, or all.`)
  return found
}

function readTitle(text: string): string {
  if (text === '' || text.length > 120) throw new ControlError('The title of a mission has 1 to 120 characters.')
  return text
}
