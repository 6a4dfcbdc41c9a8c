import type { PlayTerms as PlayTermsDto } from '../../generated/api.ts'
import type { Games } from '../../generated/config.ts'
import type { FieldError } from '../contract/port.ts'
import { parseAmount } from './money/parse-amount.ts'

/** The play terms of an account: prize levels by prize mode, and rebate rates in percent by category. */
export interface PlayTerms {
  readonly prizeLevels: Readonly<Record<string, number>>
  readonly rebateRates: Readonly<Record<string, number>>
}

/** Decimal places of a rate. */
const rateDigits = 2
const hundredths = 10 ** rateDigits

/** Returns the best terms that a brand offers: the highest prize level in each mode, and its rebate rates. */
export const getBestPlayTerms = ({
  prizeModes,
  prizeLevels,
  rebateRates,
}: Pick<Games, 'prizeModes' | 'prizeLevels' | 'rebateRates'>): PlayTerms => ({
  prizeLevels: Object.fromEntries(prizeModes.map((mode) => [mode, prizeLevels.max])),
  rebateRates: Object.fromEntries(Object.entries(rebateRates).map(([category, { percent }]) => [category, percent])),
})

/** Caps the given terms at the best terms; missing terms default to the best. */
export function capTerms(terms: PlayTerms | null, best: PlayTerms): PlayTerms {
  const cap = (limits: PlayTerms['prizeLevels'], values: PlayTerms['prizeLevels'] = {}): PlayTerms['prizeLevels'] =>
    Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, Math.min(limit, values[name] ?? limit)]))
  return {
    prizeLevels: cap(best.prizeLevels, terms?.prizeLevels),
    rebateRates: cap(best.rebateRates, terms?.rebateRates),
  }
}

export interface ValidatedTerms {
  /** The first error of each term, by `prizeLevel.<mode>` and `rebateRate.<category>`; empty if all are valid. */
  readonly errors: Readonly<Record<string, FieldError>>
  /** The parsed terms; invalid ones may be NaN. */
  readonly terms: PlayTerms
}

/**
 * Validates the terms that an agent gives a member of the downline: each is present, none is better than the agent's
 * own, and no prize level is below `minLevel`. The browser and the server run the same check.
 */
export function validatePlayTerms(input: PlayTermsDto, agentTerms: PlayTerms, minLevel: number): ValidatedTerms {
  const levels = new Map(input.prizeLevels.map(({ mode, level }) => [mode, level.trim()]))
  const rates = new Map(input.rebateRates.map(({ category, rate }) => [category, rate.trim()]))
  const errors: Record<string, FieldError> = {}
  const prizeLevels = Object.entries(agentTerms.prizeLevels).map(([mode, maxLevel]) => {
    const text = levels.get(mode) ?? ''
    const level = /^\d{1,4}$/.test(text) ? Number(text) : NaN
    if (!(level >= minLevel && level <= maxLevel))
      errors[`prizeLevel.${mode}`] =
        text === '' ? { key: 'reg_required' } : { key: 'terms_level', values: { min: minLevel, max: maxLevel } }
    return [mode, level] as const
  })
  const rebateRates = Object.entries(agentTerms.rebateRates).map(([category, percent]) => {
    const text = rates.get(category) ?? ''
    const rate = parseAmount(text, rateDigits, 3)
    if (typeof rate !== 'bigint' || rate > BigInt(toHundredths(percent)))
      errors[`rebateRate.${category}`] = text === '' ? { key: 'reg_required' } : { key: 'terms_rate', values: { max: formatRate(percent) } }
    return [category, Number(rate) / hundredths] as const
  })
  return { errors, terms: { prizeLevels: Object.fromEntries(prizeLevels), rebateRates: Object.fromEntries(rebateRates) } }
}

/** Converts terms to the wire format. */
export const serializePlayTerms = ({ prizeLevels, rebateRates }: PlayTerms): PlayTermsDto => ({
  prizeLevels: Object.entries(prizeLevels).map(([mode, level]) => ({ mode, level: String(level) })),
  rebateRates: Object.entries(rebateRates).map(([category, percent]) => ({ category, rate: formatRate(percent) })),
})

/** Parses terms in the wire format. */
export const parsePlayTerms = ({ prizeLevels, rebateRates }: PlayTermsDto): PlayTerms => ({
  prizeLevels: Object.fromEntries(prizeLevels.map(({ mode, level }) => [mode, Number(level)])),
  rebateRates: Object.fromEntries(rebateRates.map(({ category, rate }) => [category, Number(rate)])),
})

/** Rounds a rate down to hundredths of a percent; a brand's rate may have more decimals. */
const toHundredths = (percent: number): number => Math.floor(percent * hundredths + 1e-6)
const formatRate = (percent: number): string => (toHundredths(percent) / hundredths).toFixed(rateDigits)
