import { describe, expect, it } from 'vitest'
import { formatMinor, type MoneyStyle } from '../../../../src/engine/rules/money/money.ts'
import { formatAmount, addCurrencySymbol } from './format-amount.ts'

const styles: readonly MoneyStyle[] = [
  { symbol: 'P', exponent: 2, decimals: 2, placement: 'before', groupSeparator: ',', decimalSeparator: '.' },
  { symbol: '€', exponent: 2, decimals: 2, placement: 'after', groupSeparator: '.', decimalSeparator: ',' },
  { symbol: '¥', exponent: 0, decimals: 0, placement: 'before', groupSeparator: ' ', decimalSeparator: '.' },
  { symbol: 'P', exponent: 2, decimals: 0, placement: 'before', groupSeparator: ',', decimalSeparator: '.' },
]

describe('formatAmount and addCurrencySymbol', () => {
  it.each(styles)('format amounts like the site: symbol $symbol $placement, $decimals of $exponent decimals', (style) => {
    for (const amount of [0, 1, 99, 100, 250_000, 123_456_789, -1, -250_050])
      expect(addCurrencySymbol(formatAmount(amount, style.exponent, style), style)).toBe(formatMinor(BigInt(amount), style))
  })
})
