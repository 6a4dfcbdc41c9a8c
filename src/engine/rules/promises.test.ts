import { describe, expect, it } from 'vitest'
import { fillPromises, gift, promisesFrom, type PromiseValue } from './promises.ts'
import type { Text } from './text.ts'

const style = {
  currency: { code: 'EUR', symbol: '€', exponent: 2, decimals: 2, placement: 'before', groupSeparator: ',', decimalSeparator: '.' },
  tag: 'en',
  text: ((key: string, values?: Readonly<Record<string, unknown>>) => `${key} ${String(values?.['count'])}`) as Text,
} as const

const write = (value: PromiseValue): string => fillPromises('{rule.value}', { 'rule.value': value }, style)

describe('a promise in a text', () => {
  it('is written as its kind: amounts as money, parts as percent, periods by their texts', () => {
    expect(write({ kind: 'amount', minor: 100_000n })).toBe('€\u00a01,000')
    expect(write({ kind: 'amount', minor: 100_050n })).toBe('€\u00a01,000.50')
    expect(write({ kind: 'percent', percent: '0.80' })).toBe('0.8%')
    expect(write({ kind: 'number', value: 20 })).toBe('20')
    expect(write({ kind: 'times', value: 3 })).toBe('promise_times 3')
    expect(write({ kind: 'times', value: 0 })).toBe('promise_none undefined')
    expect(write({ kind: 'days', value: 30 })).toBe('time_days 30')
    expect(write({ kind: 'minutes', value: 180 })).toBe('time_hours 3')
  })

  it('of an amount has the decimals that it needs, and two at least where it is not whole', () => {
    const coins = { ...style, currency: { ...style.currency, symbol: '₮', exponent: 6 } } as const
    const writeCoins = (minor: bigint) => fillPromises('{rule.value}', { 'rule.value': { kind: 'amount', minor } }, coins)
    expect([8_880_000n, 8_800_000n, 8_000_000n, 8_880_010n, 0n].map(writeCoins)).toEqual(
      ['8.88', '8.80', '8', '8.88001', '0'].map((text) => `₮\u00a0${text}`),
    )
  })

  it('stays as it is written where no rule keeps it, as do values of other kinds', () => {
    expect(fillPromises('{bonus.gone.percent} by {brand}', {}, style)).toBe('{bonus.gone.percent} by {brand}')
    expect(fillPromises('{rule.toString}', {}, style)).toBe('{rule.toString}')
  })

  it('is named by group, id and name, and none is made of what a rule does not give', () => {
    expect(Object.keys(promisesFrom('bonus', [['first', { most: gift(5n), min: gift(0n), days: undefined }]]))).toEqual([
      'bonus.first.most',
    ])
  })
})
