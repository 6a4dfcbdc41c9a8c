import { expect, it } from 'vitest'
import { getMaxAmount } from './max-amount.ts'

it.each([
  ['EUR', 2, 99_999_999_999_999n],
  ['JPY', 0, 999_999_999_999n],
  ['VND', 2, 99_999_999_999_999_999n],
  ['USDT', 6, 999_999_999_999_999_999n],
] as const)('the largest amount of %s with %d decimal places has exactly the maximum number of digits', (currency, exponent, largest) => {
  expect(getMaxAmount({ currency, exponent })).toBe(largest)
})
