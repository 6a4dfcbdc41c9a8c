import { describe, expect, it } from 'vitest'
import { calculateCashback } from './calculate-cashback.ts'

const rates = { LIVE: { percent: 0.7 }, SPORTS: { percent: 1 }, RNG: { percent: 1.2 } }

describe('cashback', () => {
  it('is the rate of the category times its stakes, rounded down; a category without a rate gives none', () => {
    const cashback = calculateCashback(
      [
        { category: 'LIVE', stake: 100_000n },
        { category: 'RNG', stake: 12_345n },
        { category: 'LOTT', stake: 1_000_000n },
        { category: 'SPORTS', stake: 99n },
      ],
      rates,
    )
    expect(cashback.map(({ category, amount }) => [category, amount])).toEqual([
      ['LIVE', 700n],
      ['RNG', 148n],
      ['SPORTS', 0n],
    ])
  })

  it('omits categories whose rate is zero or negative', () => {
    const zeroRates = { LIVE: { percent: 0 }, RNG: { percent: -1 } }
    const stakes = ['LIVE', 'RNG'].map((category) => ({ category, stake: 100_000n }))
    expect(calculateCashback(stakes, zeroRates)).toEqual([])
  })

  it('is exact for amounts beyond the precision of floats', () => {
    expect(calculateCashback([{ category: 'RNG', stake: 10n ** 24n + 1n }], rates)[0]?.amount).toBe(12n * 10n ** 21n)
  })
})
