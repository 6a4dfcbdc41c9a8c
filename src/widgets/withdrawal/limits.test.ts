import { describe, expect, it } from 'vitest'
import type { WithdrawalTerms } from '../../generated/api.ts'
import { limitsOf, offeredAmounts, outlookOf } from './limits.ts'

const terms: WithdrawalTerms = {
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

describe('the amounts of a withdrawal that are offered', () => {
  it('are the largest round ones below what can be asked for', () => {
    expect(offeredAmounts(100n, 2_500n)).toEqual([200n, 500n, 1_000n, 2_000n])
    expect(offeredAmounts(100n, 100n)).toEqual([])
    expect(offeredAmounts(100n, 0n)).toEqual([])
  })
})

describe('what the platform says of limits and fee', () => {
  it('is read into minor units, the rate into hundredths of a percent', () => {
    expect(limitsOf(terms, 2)).toEqual({
      limits: { free: 250_000n, least: 10_000n, most: 90_000n, dayLeft: 85_050n, timesLeft: 2 },
      fee: { fixed: 500n, rate: 50, freeLeft: 0 },
    })
  })
})

describe('what can be withdrawn now', () => {
  const now = (more: Partial<WithdrawalTerms> = {}) => outlookOf({ ...terms, ...more }, 2)
  const wagering = { free: '0.00', turnoverLeft: '4000.00' }

  it('is the most that one withdrawal can be, not all that is free', () => {
    expect(now()).toEqual({ kind: 'ready', amount: 85_050n })
    expect(now({ dayLeft: '5000.00' })).toEqual({ kind: 'ready', amount: 90_000n })
    expect(now({ free: '200.00' })).toEqual({ kind: 'ready', amount: 20_000n })
  })

  it('is nothing while wagering is left, whatever else is in the way', () => {
    expect(now(wagering)).toEqual({ kind: 'wagering', left: 400_000n })
    expect(now({ ...wagering, timesLeft: 0, dayLeft: '0.00' })).toEqual({ kind: 'wagering', left: 400_000n })
  })

  it('is nothing with too little money, also with no withdrawal left today', () => {
    expect(now({ free: '99.99' })).toEqual({ kind: 'too-little', free: 9_999n, minAmount: 10_000n })
    expect(now({ free: '0.00', timesLeft: 0 })).toEqual({ kind: 'too-little', free: 0n, minAmount: 10_000n })
  })

  it('is nothing with no withdrawal left today, or less of the limit than one takes', () => {
    expect(now({ timesLeft: 0 })).toEqual({ kind: 'times-used' })
    expect(now({ dayLeft: '99.99' })).toEqual({ kind: 'day-used', limit: 100_000n })
  })
})
