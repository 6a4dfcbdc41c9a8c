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
} from '../commands/index.ts'
import type { NewReward, PointsSettings, RewardChange, RewardRecord } from './store/rewards.ts'

const maxInteger = 999_999_999
/** Maximum length of a title in characters. */
const maxTitleLength = 120

const settingParsers: ChangeParsers<Partial<PointsSettings>> = {
  points: (text) => ({ ratio_points: BigInt(parseInteger(text, 1, maxInteger)) }),
  amount: (text, site) => ({ ratio_amount: parsePositiveAmount(text, site) }),
  turnover: (text, site) => ({ turnover: text === 'none' ? null : parsePositiveAmount(text, site) }),
}

/**
 * Parses the conversion rate and the earning rule of points in the syntax of the command line: `points=100`,
 * `amount=1.00`, `turnover=10.00`, `turnover=none`.
 * @throws AdminApiError
 */
export const parsePointsSettings = (change: Change, site: SiteRecord): Partial<PointsSettings> =>
  parseChange(change, settingParsers, { subject: 'Points', site })

const rewardParsers: ChangeParsers<RewardChange> = {
  kind: (text) => ({ kind: parseChoice(text, ['money', 'goods']) }),
  points: (text) => ({ points: BigInt(parseInteger(text, 1, maxInteger)) }),
  amount: (text, site) => ({ amount: parsePositiveAmount(text, site) }),
  requiredStakes: (text, site) => ({ required_stakes: parseCommandAmount(text, site) }),
  stock: (text) => ({ stock: BigInt(parseInteger(text, 0, maxInteger)) }),
  enabled: (text) => ({ enabled: parseSwitch(text) }),
  order: (text) => ({ position: parseInteger(text, 0, maxInteger) }),
}

/**
 * Parses a reward in the syntax of the command line: `points=500`, `stock=20`, `enabled=off`, `title.EN=…`. A new
 * reward needs `kind`, `points`, `amount`, `stock` and a title.
 * @throws AdminApiError
 */
export function parseReward(id: string, change: Change, existing: RewardRecord | undefined, site: SiteRecord) {
  const { values, titles } = parseTitledChange(change, rewardParsers, { subject: 'A reward', site, maxTitleLength })
  const changedTexts = Object.entries(titles).map(([language, title]) => [language, { ...existing?.texts[language], ...title }] as const)
  const texts = { ...existing?.texts, ...Object.fromEntries(changedTexts) }
  const changes: RewardChange = { ...values, ...(changedTexts.length > 0 && { texts: JSON.stringify(texts) }) }
  return existing ? { changes, newReward: undefined } : { changes, newReward: toNewReward(id, values, texts) }
}

function toNewReward(id: string, { kind, points, amount, stock, ...rest }: RewardChange, texts: RewardRecord['texts']): NewReward {
  assertId('A reward', id)
  if (kind === undefined || points === undefined || amount === undefined || stock === undefined || Object.keys(texts).length === 0)
    throw new AdminApiError(`There is no reward "${id}". A new one needs kind, points, amount, stock and title.<language>.`)
  return {
    ...rest,
    position: rest.position ?? 1000,
    required_stakes: rest.required_stakes ?? 0n,
    id,
    kind,
    points,
    amount,
    stock,
    texts: JSON.stringify(texts),
  }
}
