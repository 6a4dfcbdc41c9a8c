import { describe, expect, it } from 'vitest'
import type { WithdrawalTerms } from '../../generated/api.ts'
import { toLimitsAndFee, listSuggestedAmounts, getWithdrawalAvailability } from './limits.ts'

const terms: WithdrawalTerms = {
  available: '2500.00',
  min: '100.00',
  max: '900.00',
  dayLimit: '1000.00',
  dayLeft: '850.50',
  timesLimit: 3,
  timesLeft: 2,
  fee: { fixed: '5.00', rate: '0.50', freeLeft: 0 },
  turnoverLeft: '0.00',
  receiveMinutes: { bank: 4320, wallet: 1440 },
  usualMinutes: 60,
  paymentPassword: true,
  mobile: true,
  payee: true,
}

describe('suggested amounts', () => {
  it('are the four largest round multiples of the minimum below the maximum', () => {
    expect(listSuggestedAmounts(100n, 2_500n)).toEqual([200n, 500n, 1_000n, 2_000n])
    expect(listSuggestedAmounts(100n, 100n)).toEqual([])
    expect(listSuggestedAmounts(100n, 0n)).toEqual([])
  })
})

describe('limits and fee', () => {
  it('are parsed into minor units, with the rate in hundredths of a percent', () => {
    expect(toLimitsAndFee(terms, 2)).toEqual({
      limits: { available: 250_000n, minAmount: 10_000n, maxAmount: 90_000n, dailyAmountLeft: 85_050n, dailyCountLeft: 2 },
      fee: { fixed: 500n, rate: 50, freeWithdrawalsLeft: 0 },
    })
  })
})

describe('the amount that can be withdrawn now', () => {
  const getAvailability = (overrides: Partial<WithdrawalTerms> = {}) => getWithdrawalAvailability({ ...terms, ...overrides }, 2)
  const withWagering = { available: '0.00', turnoverLeft: '4000.00' }

  it('is the maximum of one withdrawal, not the whole available balance', () => {
    expect(getAvailability()).toEqual({ kind: 'ready', amount: 85_050n })
    expect(getAvailability({ dayLeft: '5000.00' })).toEqual({ kind: 'ready', amount: 90_000n })
    expect(getAvailability({ available: '200.00' })).toEqual({ kind: 'ready', amount: 20_000n })
  })

  it('is none while wagering is left, even if there are other obstacles', () => {
    expect(getAvailability(withWagering)).toEqual({ kind: 'wagering', left: 400_000n })
    expect(getAvailability({ ...withWagering, timesLeft: 0, dayLeft: '0.00' })).toEqual({ kind: 'wagering', left: 400_000n })
  })

  it('is none if the available balance is below the minimum, even if no withdrawal is left today', () => {
    expect(getAvailability({ available: '99.99' })).toEqual({ kind: 'below-minimum', available: 9_999n, minAmount: 10_000n })
    expect(getAvailability({ available: '0.00', timesLeft: 0 })).toEqual({ kind: 'below-minimum', available: 0n, minAmount: 10_000n })
  })

  it('is none if no withdrawal is left today, or if the rest of the daily limit is below the minimum', () => {
    expect(getAvailability({ timesLeft: 0 })).toEqual({ kind: 'daily-count-reached' })
    expect(getAvailability({ dayLeft: '99.99' })).toEqual({ kind: 'daily-limit-reached', limit: 100_000n })
  })
})
