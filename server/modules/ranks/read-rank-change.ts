import type { SiteRecord } from '../../database/records.ts'
import { ControlError, readAmount } from '../commands/index.ts'
import type { VipRankRecord } from '../content/index.ts'
import type { NewRank, RankChange } from './store/ranks.ts'

type Change = Readonly<Record<string, string>>

const parts: Readonly<Record<string, (text: string, site: SiteRecord) => RankChange>> = {
  turnover: (text, site) => ({ turnover: readAmount(text, site) }),
  bonus: (text, site) => ({ bonus: readAmount(text, site) }),
  cashback: (text) => ({ cashback: readPercent(text) }),
  withdrawals: (text) => ({ withdrawals: readWithdrawals(text) }),
  manager: (text) => ({ manager: readSwitch(text) }),
}
const titlePart = /^title\.([A-Z]{2}(?:_[A-Z]{2})?)$/

/**
 * A rank as an operator writes it: `turnover=5000.00`, `bonus=40.00`, `title.EN=Emerald`. One that there is not yet says all that it has to have.
 * @throws ControlError
 */
export function readRankChange(level: number, change: Change, known: VipRankRecord | undefined, site: SiteRecord) {
  const entries = Object.entries(change)
  if (entries.length === 0) throw new ControlError('Say at least one change, as name=value.')
  const titles = entries
    .filter(([name]) => titlePart.test(name))
    .map(([name, title]) => [titlePart.exec(name)?.[1] ?? '', readTitle(title)] as const)
  const read: RankChange = Object.assign(
    {},
    ...entries
      .filter(([name]) => !titlePart.test(name))
      .map(([name, text]) => {
        const part = Object.hasOwn(parts, name) ? parts[name] : undefined
        if (!part) throw new ControlError(`"${name}" cannot be set. A rank can have: ${Object.keys(parts).join(', ')}, title.<language>.`)
        return part(text, site)
      }),
  ) as RankChange
  const texts = { ...known?.texts, ...Object.fromEntries(titles) }
  const changed: RankChange = { ...read, ...(titles.length > 0 && { texts: JSON.stringify(texts) }) }
  return known ? { changed, fresh: undefined } : { changed, fresh: toFresh(level, read, texts) }
}

function toFresh(
  level: number,
  { turnover, bonus = 0n, cashback = '0.00', withdrawals, manager = false }: RankChange,
  texts: VipRankRecord['texts'],
): NewRank {
  if (level < 1 || level > 100) throw new ControlError('The level of a rank is a number from 1 to 100.')
  if (turnover === undefined || withdrawals === undefined || Object.keys(texts).length === 0)
    throw new ControlError(`There is no rank of level ${String(level)}. A new one says turnover, withdrawals and title.<language>.`)
  return { level, turnover, bonus, cashback, withdrawals, manager, texts: JSON.stringify(texts) }
}

function readPercent(text: string): string {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text)) throw new ControlError(`"${text}" must be a percentage below 100, such as 0.80.`)
  return text
}

function readWithdrawals(text: string): number {
  if (!/^\d{1,4}$/.test(text) || Number(text) > 1000) throw new ControlError(`"${text}" must be a whole number from 0 to 1000.`)
  return Number(text)
}

function readSwitch(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new ControlError(`"${text}" must be on or off.`)
  return text === 'on'
}

function readTitle(text: string): string {
  if (text === '' || text.length > 40) throw new ControlError('The name of a rank has 1 to 40 characters.')
  return text
}
