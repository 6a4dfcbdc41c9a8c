import { describe, expect, it } from 'vitest'
import { initialMoneyKey, purposesOf } from './ledger-purposes.ts'

describe('purposesOf', () => {
  it.each([
    [
      'bonus',
      ['registration-bonus', 'free-play', 'deposit-bonus', 'bonus-forfeited', 'cashback', 'reward', 'points-reward', 'points-payout'],
    ],
    [
      'moved',
      [
        'operator',
        'adjustment',
        'demo-balance',
        'downline-transfer',
        'upline-transfer',
        'deposit',
        'deposit-fee',
        'withdrawal-paid',
        'withdrawal-fee',
        'dividend',
        'salary',
      ],
    ],
    ['within', ['withdrawal-hold', 'withdrawal-return', 'to-vendor', 'from-vendor', 'bonus-converted']],
    ['bet', ['bet', 'rollback']],
    ['win', ['win', 'resettlement']],
  ] as const)('lists exactly the purposes of the figure %s', (figure, purposes) => {
    expect(purposesOf(figure).toSorted()).toEqual(purposes.toSorted())
  })
})

it('the initial money of an account has a separate key for each purpose and account', () => {
  const keys = (['operator', 'free-play'] as const).flatMap((purpose) => ['a', 'b'].map((account) => initialMoneyKey(purpose, account)))
  expect(new Set(keys).size).toBe(4)
})
