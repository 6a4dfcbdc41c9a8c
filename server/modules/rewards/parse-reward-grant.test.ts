import { expect, it } from 'vitest'
import { listFreeSpinStakes } from './parse-reward-grant.ts'

it.each([
  [2, [20n, 40n, 100n, 200n, 500n, 1000n]],
  [6, [200_000n, 400_000n, 1_000_000n, 2_000_000n, 5_000_000n, 10_000_000n]],
  [0, [20n, 40n, 100n, 200n, 500n, 1000n]],
])('lists the stakes of free spins in minor units of a currency with %d decimal places', (exponent, stakes) => {
  expect(listFreeSpinStakes(exponent)).toEqual(stakes)
})
