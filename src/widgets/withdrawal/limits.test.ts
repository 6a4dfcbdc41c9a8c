import { describe, expect, it } from 'vitest'
import { limitsOf, offeredAmounts } from './limits.ts'

describe('the amounts of a withdrawal that are offered', () => {
  it('are the largest round ones below what can be asked for', () => {
    expect(offeredAmounts(100n, 2_500n)).toEqual([200n, 500n, 1_000n, 2_000n])
    expect(offeredAmounts(100n, 100n)).toEqual([])
    expect(offeredAmounts(100n, 0n)).toEqual([])
  })
})

describe('what the platform says of limits and fee', () => {
  it('is read into minor units, the rate into hundredths of a percent', () => {
    const terms = {
      free: '2500.00',
      least: '100.00',
      most: '900.00',
      dayLimit: '1000.00',
      dayLeft: '850.50',
      timesLimit: 3,
      timesLeft: 2,
      fee: { fixed: '5.00', rate: '0.50', freeLeft: 0 },
      turnoverLeft: '0.00',
      receiveMinutes: { bank: 4320, wallet: 1440 },
      usualMinutes: 60,
      withdrawPassword: true,
      mobile: true,
      payee: true,
    }
    expect(limitsOf(terms, 2)).toEqual({
      limits: { free: 250_000n, least: 10_000n, most: 90_000n, dayLeft: 85_050n, timesLeft: 2 },
      fee: { fixed: 500n, rate: 50, freeLeft: 0 },
    })
  })
})
