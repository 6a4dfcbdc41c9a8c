import { expect, it } from 'vitest'
import { trimZeros } from './use-deposit-format.ts'

it('an amount in another currency is written without zeros at its end, and none of a whole number is lost', () => {
  expect(['4.740000', '10.000000', '0.50', '1000', '100.010', '0.00'].map(trimZeros)).toEqual(['4.74', '10', '0.5', '1000', '100.01', '0'])
})
