import { describe, expect, it } from 'vitest'
import { createInitialMoneyKey, listPurposes } from './ledger-purposes.ts'

describe('listPurposes', () => {
  it.each([
    [
      'bonus',
      ['registration-bonus', 'free-play', 'deposit-bonus', 'bonus-forfeited', 'cashback', 'reward', 'points-reward', 'points-payout'],
    ],
    [
      'cashflow',
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
    ['internal', ['withdrawal-hold', 'withdrawal-return', 'to-vendor', 'from-vendor', 'bonus-converted']],
    ['bet', ['bet', 'rollback']],
    ['win', ['win', 'resettlement']],
  ] as const)('lists exactly the purposes of the category %s', (category, purposes) => {
    expect(listPurposes(category).toSorted()).toEqual(purposes.toSorted())
  })
})

it('creates a different idempotency key for the initial money of each account and purpose', () => {
  const keys = (['operator', 'free-play'] as const).flatMap((purpose) =>
    ['a', 'b'].map((account) => createInitialMoneyKey(purpose, account)),
  )
  expect(new Set(keys).size).toBe(4)
})
