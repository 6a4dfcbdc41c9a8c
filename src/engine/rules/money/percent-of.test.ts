import { expect, it } from 'vitest'
import { percentOf } from './percent-of.ts'

it.each([
  [10_000n, '0.80', 80n],
  [10_000n, '12', 1_200n],
  [12_499n, '0.8', 99n],
  [124n, '0.80', 0n],
  [900_719_925_474_099_300n, '99.99', 900_629_853_481_551_890n],
])('of %d, %s percent are %d: what is less than a minor unit is dropped', (amount, percent, part) => {
  expect(percentOf(amount, percent)).toBe(part)
})
