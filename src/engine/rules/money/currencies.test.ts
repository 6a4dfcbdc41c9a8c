import { describe, expect, it } from 'vitest'
import { findCurrency } from './currencies.ts'

describe('a currency', () => {
  it.each([
    ['AED', { symbol: 'AED', exponent: 2 }],
    ['JPY', { symbol: '¥', exponent: 0 }],
    ['KWD', { symbol: 'KD', exponent: 3 }],
    ['CLF', { symbol: 'UF', exponent: 4 }],
    ['BTC', { symbol: '₿', exponent: 8 }],
    ['XRP', { symbol: 'XRP', exponent: 6 }],
  ])('%s has its symbol and its digits', (code, currency) => {
    expect(findCurrency(code)).toEqual(currency)
  })

  it('that the platform does not know is none', () => {
    for (const code of ['', 'aed', 'XYZ', 'toString']) expect(findCurrency(code)).toBeUndefined()
  })
})
