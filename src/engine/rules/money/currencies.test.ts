import { describe, expect, it } from 'vitest'
import { findCurrency, getDefaultDecimals } from './currencies.ts'

describe('findCurrency and getDefaultDecimals', () => {
  it.each([
    ['AED', { symbol: 'AED', exponent: 2 }],
    ['JPY', { symbol: '¥', exponent: 0 }],
    ['KWD', { symbol: 'KD', exponent: 3 }],
    ['CLF', { symbol: 'UF', exponent: 4 }],
    ['BTC', { symbol: '₿', exponent: 8 }],
    ['XRP', { symbol: 'XRP', exponent: 6 }],
  ])('returns the symbol and the exponent of %s', (code, currency) => {
    expect(findCurrency(code)).toEqual(currency)
  })

  it('returns undefined for an unknown code', () => {
    for (const code of ['', 'aed', 'XYZ', 'toString']) expect(findCurrency(code)).toBeUndefined()
  })

  it.each(['DAI', 'EURC', 'TUSD', 'USDC', 'USDD', 'USDT'])(
    'shows %s, pegged to a currency with two decimals, with two decimals',
    (code) => {
      const { exponent = 0 } = findCurrency(code) ?? {}
      expect([exponent > 2, getDefaultDecimals(code, exponent)]).toEqual([true, 2])
      expect(getDefaultDecimals(code, 1)).toBe(1)
    },
  )

  it('shows every decimal of a currency that is not pegged', () => {
    expect([getDefaultDecimals('BTC', 8), getDefaultDecimals('JPY', 0)]).toEqual([8, 0])
  })
})
