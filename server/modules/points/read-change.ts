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
  parseInteger,
  requireId,
} from '../commands/index.ts'
import type { NewReward, PointsSettings, RewardChange, RewardRecord } from './store/rewards.ts'

const max = 999_999_999
/** Maximum length of a title in characters. */
const longest = 120

const settingParsers: ChangeParsers<Partial<PointsSettings>> = {
  points: (text) => ({ ratio_points: BigInt(parseInteger(text, 1, max)) }),
  amount: (text, site) => ({ ratio_amount: readAboveZero(text, site) }),
  turnover: (text, site) => ({ turnover: text === 'none' ? null : readAboveZero(text, site) }),
}

/**
 * Parses the conversion rate and the earning rule of points as an operator writes them: `points=100`, `amount=1.00`,
 * `turnover=10.00`, `turnover=none`.
 * @throws ControlError
 */
export const readSettings = (change: Change, site: SiteRecord): Partial<PointsSettings> =>
  readChange(change, settingParsers, { subject: 'Points', site })

const rewardParsers: ChangeParsers<RewardChange> = {
  kind: (text) => ({ kind: readOne(text, ['money', 'goods']) }),
  points: (text) => ({ points: BigInt(parseInteger(text, 1, max)) }),
  amount: (text, site) => ({ amount: readAboveZero(text, site) }),
  requirement: (text, site) => ({ requirement: readAmount(text, site) }),
  stock: (text) => ({ stock: BigInt(parseInteger(text, 0, max)) }),
  enabled: (text) => ({ enabled: readSwitch(text) }),
  order: (text) => ({ position: parseInteger(text, 0, max) }),
}

/**
 * Parses a reward as an operator writes it: `points=500`, `stock=20`, `enabled=off`, `title.EN=…`. A new reward needs
 * all required properties.
 * @throws ControlError
 */
export function readReward(id: string, change: Change, known: RewardRecord | undefined, site: SiteRecord) {
  const { values: read, titles } = readTitledChange(change, rewardParsers, { subject: 'A reward', site, longest })
  const named = Object.entries(titles).map(([language, words]) => [language, { ...known?.texts[language], ...words }] as const)
  const texts = { ...known?.texts, ...Object.fromEntries(named) }
  const changed: RewardChange = { ...read, ...(named.length > 0 && { texts: JSON.stringify(texts) }) }
  return known ? { changed, fresh: undefined } : { changed, fresh: toFresh(id, read, texts) }
}

function toFresh(id: string, { kind, points, amount, stock, ...read }: RewardChange, texts: RewardRecord['texts']): NewReward {
  requireId('A reward', id)
  if (kind === undefined || points === undefined || amount === undefined || stock === undefined || Object.keys(texts).length === 0)
    throw new ControlError(`There is no reward "${id}". A new one needs kind, points, amount, stock and title.<language>.`)
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
