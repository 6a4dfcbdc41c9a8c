import { describe, expect, it } from 'vitest'
import { findCurrency, defaultDecimals } from './currencies.ts'

describe('findCurrency and defaultDecimals', () => {
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
      expect([exponent > 2, defaultDecimals(code, exponent)]).toEqual([true, 2])
      expect(defaultDecimals(code, 1)).toBe(1)
    },
  )

  it('shows every decimal of a currency that is not pegged', () => {
    expect([defaultDecimals('BTC', 8), defaultDecimals('JPY', 0)]).toEqual([8, 0])
  })
})
