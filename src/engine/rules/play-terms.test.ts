import { describe, expect, it } from 'vitest'
import { getBestPlayTerms, validatePlayTerms, parsePlayTerms, capTerms, serializePlayTerms } from './play-terms.ts'

const brandTerms = getBestPlayTerms({
  prizeModes: ['Lott', 'SEA'],
  prizeLevels: { min: 1700, max: 1960 },
  rebateRates: { LIVE: { percent: 0.7 }, RNG: { percent: 1.205 } },
})
const validate = (level: string, rate: string, agentTerms = brandTerms) =>
  validatePlayTerms(
    {
      prizeLevels: [
        { mode: 'Lott', level },
        { mode: 'SEA', level: '1700' },
      ],
      rebateRates: [
        { category: 'LIVE', rate },
        { category: 'RNG', rate: '0' },
      ],
    },
    agentTerms,
    1700,
  )

describe('play terms', () => {
  it('are capped at the best terms of the brand, which replace missing terms', () => {
    expect(capTerms(null, brandTerms)).toEqual(brandTerms)
    const requested = { prizeLevels: { Lott: 1990, SEA: 1800 }, rebateRates: { LIVE: 0.5, RNG: 9, GONE: 3 } }
    expect(capTerms(requested, brandTerms)).toEqual({ prizeLevels: { Lott: 1960, SEA: 1800 }, rebateRates: { LIVE: 0.5, RNG: 1.205 } })
  })

  it('getBestPlayTerms returns the highest prize level in each mode and the rebate rates of the brand', () => {
    expect(brandTerms).toEqual({ prizeLevels: { Lott: 1960, SEA: 1960 }, rebateRates: { LIVE: 0.7, RNG: 1.205 } })
  })

  it.each([
    ['1960', '0.70', {}],
    [' 1700 ', ' 0.70 ', {}],
    ['1961', '0.71', { level: 'terms_level', rate: 'terms_rate' }],
    ['1699', '-0.1', { level: 'terms_level', rate: 'terms_rate' }],
    ['1800.5', '0.123', { level: 'terms_level', rate: 'terms_rate' }],
    ['', ' ', { level: 'reg_required', rate: 'reg_required' }],
    ['many', 'NaN', { level: 'terms_level', rate: 'terms_rate' }],
  ])('are limited by the terms of the agent: level "%s", rate "%s"', (level, rate, expectedErrors) => {
    const { errors } = validate(level, rate)
    expect({ level: errors['prizeLevel.Lott']?.key, rate: errors['rebateRate.LIVE']?.key }).toEqual({
      level: undefined,
      rate: undefined,
      ...expectedErrors,
    })
  })

  it('are limited by an agent with lower terms, and the error contains the limit', () => {
    const agentTerms = capTerms({ prizeLevels: { Lott: 1800 }, rebateRates: { LIVE: 0.3 } }, brandTerms)
    expect(validate('1801', '0.31', agentTerms).errors).toEqual({
      'prizeLevel.Lott': { key: 'terms_level', values: { min: 1700, max: 1800 } },
      'rebateRate.LIVE': { key: 'terms_rate', values: { max: '0.30' } },
    })
    expect(validate('1800', '0.3', agentTerms).terms.prizeLevels['Lott']).toBe(1800)
  })

  it('are unchanged by serialization and parsing, except for rates rounded down to two decimals', () => {
    expect(parsePlayTerms(serializePlayTerms(brandTerms))).toEqual({ ...brandTerms, rebateRates: { LIVE: 0.7, RNG: 1.2 } })
  })

  it('are all required for a downline member', () => {
    const { errors } = validatePlayTerms({ prizeLevels: [], rebateRates: [] }, brandTerms, 1700)
    expect(errors).toEqual({
      'prizeLevel.Lott': { key: 'reg_required' },
      'prizeLevel.SEA': { key: 'reg_required' },
      'rebateRate.LIVE': { key: 'reg_required' },
      'rebateRate.RNG': { key: 'reg_required' },
    })
  })
})
