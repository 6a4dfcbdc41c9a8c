import { describe, expect, it } from 'vitest'
import { findCurrency, usualDecimals } from './currencies.ts'

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

  it.each(['DAI', 'EURC', 'TUSD', 'USDC', 'USDD', 'USDT'])('%s, pegged to one of two decimals, is shown with two of its own', (code) => {
    const { exponent = 0 } = findCurrency(code) ?? {}
    expect([exponent > 2, usualDecimals(code, exponent)]).toEqual([true, 2])
    expect(usualDecimals(code, 1)).toBe(1)
  })

  it('that is pegged to none is shown with every digit', () => {
    expect([usualDecimals('BTC', 8), usualDecimals('JPY', 0)]).toEqual([8, 0])
  })
})
