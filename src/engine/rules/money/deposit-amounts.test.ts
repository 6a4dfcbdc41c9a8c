import { describe, expect, it } from 'vitest'
import { computeDepositBonus, computeDepositFee, convertFromPaymentCurrency, convertToPaymentCurrency } from './deposit-amounts.ts'

describe('deposit amounts', () => {
  it('computeDepositFee caps the fee at the amount, and rounds it down to a minor unit', () => {
    expect(computeDepositFee(10_000n, { percent: '1.50', fixed: '0.25' }, 2)).toBe(175n)
    expect(computeDepositFee(33n, { percent: '1.50', fixed: '0' }, 2)).toBe(0n)
    expect(computeDepositFee(10n, { percent: '0', fixed: '1.00' }, 2)).toBe(10n)
  })

  it('computeDepositBonus applies the percentage, the maximum and the minimum deposit; the wagering requirement is a multiple of the credited amount plus the bonus', () => {
    const bonus = { percent: '50', maxBonus: '100.00', minDeposit: '20.00', turnover: 10 }
    expect(computeDepositBonus(5_000n, 4_900n, bonus, 2)).toEqual({ amount: 2_500n, turnover: 74_000n })
    expect(computeDepositBonus(50_000n, 50_000n, bonus, 2).amount).toBe(10_000n)
    expect(computeDepositBonus(2_000n, 1_970n, bonus, 2)).toEqual({ amount: 1_000n, turnover: 29_700n })
    expect(computeDepositBonus(2_001n, 2_001n, { ...bonus, percent: '0' }, 2)).toEqual({ amount: 0n, turnover: 0n })
    expect(computeDepositBonus(1_999n, 1_999n, bonus, 2)).toEqual({ amount: 0n, turnover: 0n })
  })

  it('the payment in another currency is rounded up, and the credited amount is rounded down', () => {
    const paymentCurrency = { exponent: 6, rate: '25.40' }
    expect(convertToPaymentCurrency(25_400n, paymentCurrency, 2)).toBe(10_000_000n)
    expect(convertToPaymentCurrency(1n, paymentCurrency, 2)).toBe(394n)
    expect(convertFromPaymentCurrency(394n, paymentCurrency, 2)).toBe(1n)
    expect(convertFromPaymentCurrency(393n, paymentCurrency, 2)).toBe(0n)
    for (let amount = 1n; amount < 5_000n; amount += 37n)
      expect(convertFromPaymentCurrency(convertToPaymentCurrency(amount, paymentCurrency, 2), paymentCurrency, 2)).toBeGreaterThanOrEqual(
        amount,
      )
  })
})
