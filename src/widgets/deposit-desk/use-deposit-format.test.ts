import { expect, it } from 'vitest'
import { trimZeros } from './use-deposit-format.ts'

it('trimZeros removes trailing zeros from the fraction, and keeps those of a whole number', () => {
  expect(['4.740000', '10.000000', '0.50', '1000', '100.010', '0.00'].map(trimZeros)).toEqual(['4.74', '10', '0.5', '1000', '100.01', '0'])
})
