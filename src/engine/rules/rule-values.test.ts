import { describe, expect, it } from 'vitest'
import { fillRuleValues, toGiftValue, createRuleValueGroup, getRuleValues, type RuleValue } from './rule-values.ts'
import type { Text } from './text.ts'

const style = {
  currency: { code: 'EUR', symbol: '€', exponent: 2, decimals: 2, placement: 'before', groupSeparator: ',', decimalSeparator: '.' },
  tag: 'en',
  text: ((key: string, values?: Readonly<Record<string, unknown>>) => `${key} ${String(values?.['count'])}`) as Text,
} as const

const format = (value: RuleValue): string => fillRuleValues('{rule.value}', { 'rule.value': value }, style)

describe('fillRuleValues', () => {
  it('formats an amount as money, a percentage with a percent sign, and multiples and periods by their messages', () => {
    expect(format({ kind: 'amount', minor: 100_000n })).toBe('€1,000')
    expect(format({ kind: 'amount', minor: 100_050n })).toBe('€1,000.50')
    expect(format({ kind: 'percent', percent: '0.80' })).toBe('0.8%')
    expect(format({ kind: 'number', value: 20 })).toBe('20')
    expect(format({ kind: 'times', value: 3 })).toBe('promise_times 3')
    expect(format({ kind: 'times', value: 0 })).toBe('promise_none undefined')
    expect(format({ kind: 'days', value: 30 })).toBe('time_days 30')
    expect(format({ kind: 'minutes', value: 180 })).toBe('time_hours 3')
  })

  it('shows the decimals that an amount needs, at least two if it is not whole', () => {
    const sixDecimalStyle = { ...style, currency: { ...style.currency, symbol: '₮', exponent: 6 } } as const
    const formatAmount = (minor: bigint) => fillRuleValues('{rule.value}', { 'rule.value': { kind: 'amount', minor } }, sixDecimalStyle)
    expect([8_880_000n, 8_800_000n, 8_000_000n, 8_880_010n, 0n].map(formatAmount)).toEqual(
      ['8.88', '8.80', '8', '8.88001', '0'].map((text) => `₮${text}`),
    )
  })

  it('leaves unknown rule values and other placeholders unchanged', () => {
    expect(fillRuleValues('{bonus.gone.percent} by {brand}', {}, style)).toBe('{bonus.gone.percent} by {brand}')
    expect(fillRuleValues('{rule.toString}', {}, style)).toBe('{rule.toString}')
    expect(fillRuleValues('{a.b.c.d} for {brand}', { 'a.b.c.d': { kind: 'number', value: 7 } }, style)).toBe('7 for {brand}')
  })

  it('createRuleValueGroup names each rule value by group, id and name, and drops those that are undefined', () => {
    expect(
      Object.keys(createRuleValueGroup('bonus', [['first', { maxBonus: toGiftValue(5n), minDeposit: toGiftValue(0n), days: undefined }]])),
    ).toEqual(['bonus.first.maxBonus'])
  })
})

describe('getRuleValues', () => {
  const bonus = { enabled: true, percent: 50, maxBonus: '100.00', minDeposit: '20.00', turnover: 3, days: 14 }
  const getBrandRuleValues = (overrides: object = {}) =>
    getRuleValues({
      merchant: { currency: style.currency },
      games: { rebateRates: { LIVE: { percent: 0.7 }, RNG: { percent: 1.2 } } },
      settings: { customerService: { vipAboveRank: 4 }, activity: { images: 5, imageBytes: 3_500_000 } },
      platform: {
        registrationBonus: '8.00',
        wallet: { bonusWageringMultiple: 6, bonusDays: 21 },
        withdrawals: { usualMinutes: 45, min: '10.00', max: '5000.00' },
        referral: { inviter: '12.00', friend: '0.00', turnover: 2 },
        deposits: { bonuses: { first: bonus, over: { ...bonus, enabled: false } } },
        activities: {
          spring: { amount: '15.00', maxAmount: '25.00', turnover: 9, claimDays: 11, requiredStakes: '700.00', ticketStake: '33.00' },
          daily: { points: 40 },
        },
        ...overrides,
      },
    } as unknown as Parameters<typeof getRuleValues>[0])

  it('returns gifts, wagering requirements, limits and periods by kind', () => {
    expect(getBrandRuleValues()).toEqual({
      'registration.bonus': { kind: 'amount', minor: 800n },
      'registration.turnover': { kind: 'times', value: 6 },
      'registration.days': { kind: 'days', value: 21 },
      'withdrawal.usualTime': { kind: 'minutes', value: 45 },
      'withdrawal.min': { kind: 'amount', minor: 1_000n },
      'withdrawal.max': { kind: 'amount', minor: 500_000n },
      'cashback.max': { kind: 'percent', percent: 1.2 },
      'cashback.LIVE': { kind: 'percent', percent: 0.7 },
      'cashback.RNG': { kind: 'percent', percent: 1.2 },
      'cashback.claimDays': { kind: 'days', value: 30 },
      'referral.inviter': { kind: 'amount', minor: 1_200n },
      'referral.turnover': { kind: 'times', value: 2 },
      'support.vipRank': { kind: 'number', value: 4 },
      'application.images': { kind: 'number', value: 5 },
      'application.megabytes': { kind: 'number', value: 3 },
      'bonus.first.percent': { kind: 'percent', percent: 50 },
      'bonus.first.maxBonus': { kind: 'amount', minor: 10_000n },
      'bonus.first.minDeposit': { kind: 'amount', minor: 2_000n },
      'bonus.first.turnover': { kind: 'times', value: 3 },
      'bonus.first.days': { kind: 'days', value: 14 },
      'activity.spring.amount': { kind: 'amount', minor: 1_500n },
      'activity.spring.maxAmount': { kind: 'amount', minor: 2_500n },
      'activity.spring.turnover': { kind: 'times', value: 9 },
      'activity.spring.claimDays': { kind: 'days', value: 11 },
      'activity.spring.requiredStakes': { kind: 'amount', minor: 70_000n },
      'activity.spring.ticketStake': { kind: 'amount', minor: 3_300n },
      'activity.daily.points': { kind: 'number', value: 40 },
      'activity.daily.turnover': { kind: 'times', value: 0 },
    })
  })

  it('omits gifts of 0', () => {
    expect(getBrandRuleValues({ registrationBonus: '0.00' })).not.toHaveProperty(['registration.bonus'])
  })
})
