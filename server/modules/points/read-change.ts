import type { SiteRecord } from '../../database/records.ts'
import { ControlError, readAmount } from '../commands/index.ts'
import type { NewReward, PointsSettings, RewardChange, RewardRecord } from './store/rewards.ts'

type Change = Readonly<Record<string, string>>

const settingParts: Readonly<Record<string, (text: string, site: SiteRecord) => Partial<PointsSettings>>> = {
  points: (text) => ({ ratio_points: readWhole(text, 1) }),
  amount: (text, site) => ({ ratio_amount: readAboveZero(text, site) }),
  turnover: (text, site) => ({ turnover: text === 'none' ? null : readAboveZero(text, site) }),
}

/**
 * What points are worth and what earns them, as an operator writes it: `points=100`, `amount=1.00`, `turnover=10.00`, `turnover=none`.
 * @throws ControlError
 */
export function readSettings(change: Change, site: SiteRecord): Partial<PointsSettings> {
  requireSome(change)
  return readParts('Points', settingParts, change, site)
}

const rewardParts: Readonly<Record<string, (text: string, site: SiteRecord) => RewardChange>> = {
  kind: (text) => ({ kind: readKind(text) }),
  points: (text) => ({ points: readWhole(text, 1) }),
  amount: (text, site) => ({ amount: readAboveZero(text, site) }),
  requirement: (text, site) => ({ requirement: readAmount(text, site) }),
  stock: (text) => ({ stock: readWhole(text, 0) }),
  enabled: (text) => ({ enabled: readSwitch(text) }),
  order: (text) => ({ position: Number(readWhole(text, 0)) }),
}
const titlePart = /^title\.([A-Z]{2,8})$/

/**
 * A reward as an operator writes it: `points=500`, `stock=20`, `enabled=off`, `title.EN=…`. One that is not known yet is made, and says all that it has to have.
 * @throws ControlError
 */
export function readReward(id: string, change: Change, known: RewardRecord | undefined, site: SiteRecord) {
  requireSome(change)
  const named = Object.entries(change).filter(([name]) => titlePart.test(name))
  const others = Object.fromEntries(Object.entries(change).filter(([name]) => !titlePart.test(name)))
  const read = readParts('A reward', rewardParts, others, site)
  const titles = Object.fromEntries(
    named.map(([name, title]) => {
      const language = titlePart.exec(name)?.[1] ?? ''
      return [language, { ...known?.texts[language], title }]
    }),
  )
  const texts = { ...known?.texts, ...titles }
  const changed: RewardChange = { ...read, ...(named.length > 0 && { texts: JSON.stringify(texts) }) }
  return known ? { changed, fresh: undefined } : { changed, fresh: toFresh(id, read, texts) }
}

function toFresh(id: string, { kind, points, amount, stock, ...read }: RewardChange, texts: RewardRecord['texts']): NewReward {
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(id)) throw new ControlError('A reward is named in small letters, digits and hyphens, a letter first.')
  if (kind === undefined || points === undefined || amount === undefined || stock === undefined || Object.keys(texts).length === 0)
    throw new ControlError(`There is no reward "${id}". A new one says kind, points, amount, stock and title.<language>.`)
  return {
    ...read,
    position: read.position ?? 1000,
    requirement: read.requirement ?? 0n,
    id,
    kind,
    points,
    amount,
    stock,
    texts: JSON.stringify(texts),
  }
}

type Parts<T> = Readonly<Record<string, (text: string, site: SiteRecord) => T>>

function requireSome(change: Change): void {
  if (Object.keys(change).length === 0) throw new ControlError('Say at least one change, as name=value.')
}

function readParts<T extends object>(what: string, parts: Parts<T>, change: Change, site: SiteRecord): T {
  return Object.assign(
    {},
    ...Object.entries(change).map(([name, text]) => {
      const read = Object.hasOwn(parts, name) ? parts[name] : undefined
      if (!read) throw new ControlError(`"${name}" cannot be set. ${what} can have: ${Object.keys(parts).join(', ')}.`)
      return read(text, site)
    }),
  ) as T
}

function readWhole(text: string, least: number): bigint {
  if (!/^\d{1,9}$/.test(text) || Number(text) < least) throw new ControlError(`"${text}" must be a whole number from ${String(least)}.`)
  return BigInt(text)
}

function readAboveZero(text: string, site: SiteRecord): bigint {
  const amount = readAmount(text, site)
  if (amount === 0n) throw new ControlError('An amount must be above zero.')
  return amount
}

function readSwitch(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new ControlError(`"${text}" must be on or off.`)
  return text === 'on'
}

function readKind(text: string): RewardRecord['kind'] {
  if (text !== 'money' && text !== 'goods') throw new ControlError(`"${text}" must be money or goods.`)
  return text
}
