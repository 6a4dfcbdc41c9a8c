import type { SiteRecord } from '../../database/records.ts'
import {
  type Change,
  type ChangeParsers,
  AdminApiError,
  parseCommandAmount,
  parseSwitch,
  parseTitledChange,
  parseInteger,
} from '../commands/index.ts'
import type { VipRankRecord } from '../content/index.ts'
import type { NewRank, RankChange } from './store/ranks.ts'

const parsers: ChangeParsers<RankChange> = {
  turnover: (text, site) => ({ turnover: parseCommandAmount(text, site) }),
  bonus: (text, site) => ({ bonus: parseCommandAmount(text, site) }),
  cashback: (text) => ({ cashback: parsePercent(text) }),
  withdrawals: (text) => ({ withdrawals: parseInteger(text, 0, 1000) }),
  manager: (text) => ({ manager: parseSwitch(text) }),
}
/** Maximum length of a rank's name in characters. */
const maxNameLength = 40

/**
 * Parses a rank in the syntax of the command line: `turnover=5000.00`, `bonus=40.00`, `title.EN=Emerald`. A new rank
 * needs `turnover`, `withdrawals` and a title.
 * @throws AdminApiError
 */
export function parseRankChange(level: number, change: Change, existing: VipRankRecord | undefined, site: SiteRecord) {
  const { values, titles } = parseTitledChange(change, parsers, { subject: 'A rank', site, maxTitleLength: maxNameLength })
  const changedTitles = Object.entries(titles).map(([language, { title }]) => [language, title] as const)
  const texts = { ...existing?.texts, ...Object.fromEntries(changedTitles) }
  const changes: RankChange = { ...values, ...(changedTitles.length > 0 && { texts: JSON.stringify(texts) }) }
  return existing ? { changes, newRank: undefined } : { changes, newRank: toNewRank(level, values, texts) }
}

function toNewRank(
  level: number,
  { turnover, bonus = 0n, cashback = '0.00', withdrawals, manager = false }: RankChange,
  texts: VipRankRecord['texts'],
): NewRank {
  if (turnover === undefined || withdrawals === undefined || Object.keys(texts).length === 0)
    throw new AdminApiError(`There is no rank of level ${String(level)}. A new one needs turnover, withdrawals and title.<language>.`)
  return { level, turnover, bonus, cashback, withdrawals, manager, texts: JSON.stringify(texts) }
}

function parsePercent(text: string): string {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text)) throw new AdminApiError(`"${text}" must be a percentage below 100, such as 0.80.`)
  return text
}
