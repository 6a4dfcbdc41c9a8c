import type { SiteRecord } from '../../database/records.ts'
import {
  type Change,
  type ChangeParsers,
  AdminApiError,
  parsePositiveAmount,
  parseChoice,
  parseSwitch,
  parseTitledChange,
  parseInteger,
  assertId,
  assertSingleReward,
} from '../commands/index.ts'
import type { MissionChange, MissionRecord, NewMission } from './store/missions.ts'

const measures = ['deposit', 'stake', 'bets', 'logins'] as const
const periods = ['day', 'week', 'once'] as const
/** Maximum length of a title in characters. */
const maxTitleLength = 120

/**
 * Parses an operator’s change to a mission: `measure=stake`, `period=week`, `target=500.00`, `amount=5.00` or
 * `points=100`, `turnover=1`, `score=30`, `categories=RNG,LIVE`, `order=10`, `enabled=off`, `title.EN=…`. A new mission
 * needs a measure, a period, a target, an amount or points, and a title.
 * @throws AdminApiError
 */
export function parseMissionChange(id: string, change: Change, existing: MissionRecord | undefined, site: SiteRecord) {
  assertSingleReward('A mission', change)
  const measure = change['measure'] === undefined ? existing?.measure : parseChoice(change['measure'], measures)
  const { values, titles } = parseTitledChange(change, createParsers(measure), { subject: 'A mission', site, maxTitleLength })
  if (measure !== existing?.measure && existing && values.target === undefined)
    throw new AdminApiError('A change of measure needs a new target: set both.')
  const texts = { ...existing?.texts, ...titles }
  const changes: MissionChange = { ...values, ...(Object.keys(titles).length > 0 && { texts: JSON.stringify(texts) }) }
  return existing ? { changes, newMission: undefined } : { changes, newMission: toNewMission(id, values, texts) }
}

/** Targets are amounts of money or counts, depending on the measure. */
const createParsers = (measure: MissionRecord['measure'] | undefined): ChangeParsers<MissionChange> => ({
  measure: (text) => ({ measure: parseChoice(text, measures) }),
  period: (text) => ({ period: parseChoice(text, periods) }),
  categories: (text) => ({ categories: JSON.stringify(parseCategories(text)) }),
  target: (text, site) => ({
    target: measure === 'deposit' || measure === 'stake' ? parsePositiveAmount(text, site) : BigInt(parseInteger(text, 1, 1_000_000)),
  }),
  amount: (text, site) => ({ kind: 'money', amount: parsePositiveAmount(text, site) }),
  points: (text) => ({ kind: 'points', amount: BigInt(parseInteger(text, 1, 1_000_000)) }),
  turnover: (text) => ({ turnover: parseInteger(text, 0, 100) }),
  score: (text) => ({ score: parseInteger(text, 0, 10_000) }),
  order: (text) => ({ position: parseInteger(text, 0, 100_000) }),
  enabled: (text) => ({ enabled: parseSwitch(text) }),
})

function toNewMission(
  id: string,
  { measure, period, target, kind, amount, categories = '[]', turnover = 0, score = 10, position = 1000, ...rest }: MissionChange,
  texts: MissionRecord['texts'],
): NewMission {
  assertId('A mission', id)
  if (
    measure === undefined ||
    period === undefined ||
    target === undefined ||
    kind === undefined ||
    amount === undefined ||
    Object.keys(texts).length === 0
  )
    throw new AdminApiError(`There is no mission "${id}". A new one needs measure, period, target, amount or points, and title.<language>.`)
  return { ...rest, id, measure, period, categories, target, kind, amount, turnover, score, position, texts: JSON.stringify(texts) }
}

function parseCategories(text: string): readonly string[] {
  if (text === 'all') return []
  const categories = text.split(',')
  if (categories.some((category) => !/^[A-Z][A-Z0-9_]{0,31}$/.test(category)))
    throw new AdminApiError(`"${text}" must be a list of categories, such as RNG,LIVE, or all.`)
  return categories
}
