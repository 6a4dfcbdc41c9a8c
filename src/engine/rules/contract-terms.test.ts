import { describe, expect, it } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { validateContract, contractPeriods, contractTerms, normalizeContractTerms } from './contract-terms.ts'

const dividend = { period: 'H', validBet: '1000000', profitLoss: '0.50', activeMembers: '5', rate: '3.5' }
const validateDividend = (overrides: Partial<typeof dividend>, exponent = 2) =>
  validateContract('dividend', { ...dividend, ...overrides }, exponent)

describe('contractTerms', () => {
  it('has the period, valid bets, profit and loss, active members and rate for a dividend (R-CONTRACTS-02)', () => {
    expect(Object.keys(contractTerms.dividend)).toEqual(['period', 'validBet', 'profitLoss', 'activeMembers', 'rate'])
  })
  it('has the daily bets and the rate for a daily salary (R-CONTRACTS-03)', () => {
    expect(Object.keys(contractTerms.dailySalary)).toEqual(['dailyBet', 'rate'])
  })
  it('has the hourly bets for an hourly salary (R-CONTRACTS-04)', () => {
    expect(Object.keys(contractTerms.hourlySalary)).toEqual(['hourlyBet'])
  })
  it('has the profit rate, the loss rate and the single bet for a real-time salary (R-CONTRACTS-05)', () => {
    expect(Object.keys(contractTerms.realtimeSalary)).toEqual(['profitRate', 'lossRate', 'singleBet'])
  })
})

describe('contractPeriods', () => {
  it.each([
    ['D', 'Daily', 'R-CONTRACTS-06'],
    ['W', 'Weekly', 'R-CONTRACTS-07'],
    ['H', 'Twice a month', 'R-CONTRACTS-08'],
    ['M', 'Monthly', 'R-CONTRACTS-09'],
  ] as const)('labels %s as %s (%s)', (period, name, _id) => {
    expect(en[contractPeriods[period]]).toBe(name)
    expect(validateDividend({ period })).toEqual({})
  })

  it('has exactly four periods', () => {
    for (const period of ['Y', 'd', 'constructor', ''])
      expect(validateDividend({ period })).toEqual({ period: { key: 'contract_period_required' } })
  })
})

describe('validateContract', () => {
  it('accepts an offer with valid terms, ignoring whitespace', () => {
    expect(validateDividend({ rate: ' 3.5 ' })).toEqual({})
    expect(validateContract('hourlySalary', { hourlyBet: '0' }, 2)).toEqual({})
  })

  it('requires every term of the kind', () => {
    expect(validateContract('realtimeSalary', { profitRate: '', lossRate: '1' }, 2)).toEqual({
      profitRate: { key: 'reg_required' },
      singleBet: { key: 'reg_required' },
    })
  })

  it('rejects malformed amounts, amounts that are too long, and amounts with more decimals than the currency', () => {
    for (const validBet of ['-1', '1,000', '1.005', '1e3', '.5', '1.', '１', '1'.repeat(13), '1'.padStart(13, '0')])
      expect(validateDividend({ validBet })).toEqual({ validBet: { key: 'contract_amount', values: { count: 2 } } })
    expect(validateDividend({ validBet: '1.5', profitLoss: '1' }, 0)).toEqual({
      validBet: { key: 'contract_amount_whole', values: { count: 0 } },
    })
    expect(validateDividend({ validBet: '9'.repeat(12) })).toEqual({})
  })

  it('accepts rates above zero and up to 100 with at most two decimals', () => {
    for (const rate of ['0', '0.00', '100.01', '101', '0003', '3.555', '3,5', '-3', '3%'])
      expect(validateDividend({ rate })).toEqual({ rate: { key: 'contract_rate', values: { max: 100 } } })
    for (const rate of ['0.01', '100', '100.00', '3.55']) expect(validateDividend({ rate })).toEqual({})
  })

  it('requires a whole number of members', () => {
    for (const activeMembers of ['1.5', '-1', '1000001', 'many'])
      expect(validateDividend({ activeMembers })).toEqual({ activeMembers: { key: 'contract_count', values: { max: 1_000_000 } } })
    for (const activeMembers of ['0', '1000000']) expect(validateDividend({ activeMembers })).toEqual({})
  })
})

describe('normalizeContractTerms', () => {
  const values = { period: 'H', validBet: ' 1.000.000 ', profitLoss: '0,50', activeMembers: '5', rate: '3,5' }
  const validateInput = (overrides: Partial<typeof dividend>) =>
    validateContract(
      'dividend',
      normalizeContractTerms('dividend', { ...values, ...overrides }, { groupSeparator: '.', decimalSeparator: ',' }),
      2,
    )

  it('parses amounts and rates in the brand’s number format', () => {
    expect(normalizeContractTerms('dividend', values, { groupSeparator: '.', decimalSeparator: ',' })).toEqual(dividend)
    expect(validateInput({})).toEqual({})
  })

  it('trims the period and the members, and returns empty text for missing terms', () => {
    const style = { groupSeparator: '.', decimalSeparator: ',' }
    expect(normalizeContractTerms('dividend', { ...values, period: ' H ', activeMembers: ' 5,0 ' }, style)).toEqual({
      ...dividend,
      activeMembers: '5,0',
    })
    expect(normalizeContractTerms('hourlySalary', {}, style)).toEqual({ hourlyBet: '' })
  })

  it('does not resolve ambiguous numbers, and leaves empty terms empty, so that validation rejects both', () => {
    for (const rate of ['3.5', '3.55', '1.5,0', '3,555', '1,2,3']) expect(Object.keys(validateInput({ rate }))).toEqual(['rate'])
    for (const validBet of ['10.5', '1.00', '1.0000', '1,005']) expect(Object.keys(validateInput({ validBet }))).toEqual(['validBet'])
    expect(validateInput({ validBet: ' ', rate: '' })).toEqual({ validBet: { key: 'reg_required' }, rate: { key: 'reg_required' } })
  })
})
