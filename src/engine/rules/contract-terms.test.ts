import { describe, expect, it } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { checkContract, contractPeriods, contractTerms, parseTerms } from './contract-terms.ts'

const dividend = { period: 'H', validBet: '1000000', profitLoss: '0.50', activeMembers: '5', rate: '3.5' }
const wrongIn = (more: Partial<typeof dividend>, exponent = 2) => checkContract('dividend', { ...dividend, ...more }, exponent)

describe('the terms of a contract', () => {
  it('are, of a dividend: the period’s valid bets, its profit and loss, active members and the rate (R-CONTRACTS-02)', () => {
    expect(Object.keys(contractTerms.dividend)).toEqual(['period', 'validBet', 'profitLoss', 'activeMembers', 'rate'])
  })
  it('are, of a daily wage: the bets of a day and the rate (R-CONTRACTS-03)', () => {
    expect(Object.keys(contractTerms.dailySalary)).toEqual(['dailyBet', 'rate'])
  })
  it('are, of an hourly wage: the bets of an hour (R-CONTRACTS-04)', () => {
    expect(Object.keys(contractTerms.hourlySalary)).toEqual(['hourlyBet'])
  })
  it('are, of a real-time salary: the rate of profits, the rate of losses and the single bet (R-CONTRACTS-05)', () => {
    expect(Object.keys(contractTerms.realtimeSalary)).toEqual(['profitRate', 'lossRate', 'singleBet'])
  })
})

describe('the period of a contract', () => {
  it.each([
    ['D', 'Daily', 'R-CONTRACTS-06'],
    ['W', 'Weekly', 'R-CONTRACTS-07'],
    ['H', 'Twice a month', 'R-CONTRACTS-08'],
    ['M', 'Monthly', 'R-CONTRACTS-09'],
  ] as const)('%s is called %s (%s)', (period, name, _id) => {
    expect(en[contractPeriods[period]]).toBe(name)
    expect(wrongIn({ period })).toEqual({})
  })

  it('is one of these four', () => {
    for (const period of ['Y', 'd', 'constructor', '']) expect(wrongIn({ period })).toEqual({ period: { key: 'contract_period_required' } })
  })
})

describe('an offer', () => {
  it('is good where every term is, with spaces around it', () => {
    expect(wrongIn({ rate: ' 3.5 ' })).toEqual({})
    expect(checkContract('hourlySalary', { hourlyBet: '0' }, 2)).toEqual({})
  })

  it('has every term that its kind has', () => {
    expect(checkContract('realtimeSalary', { profitRate: '', lossRate: '1' }, 2)).toEqual({
      profitRate: { key: 'reg_required' },
      singleBet: { key: 'reg_required' },
    })
  })

  it('has amounts that the currency can hold', () => {
    for (const validBet of ['-1', '1,000', '1.005', '1e3', '.5', '1.', '１', '1'.repeat(13), '1'.padStart(13, '0')])
      expect(wrongIn({ validBet })).toEqual({ validBet: { key: 'contract_amount', values: { count: 2 } } })
    expect(wrongIn({ validBet: '1.5', profitLoss: '1' }, 0)).toEqual({ validBet: { key: 'contract_amount_whole', values: { count: 0 } } })
    expect(wrongIn({ validBet: '9'.repeat(12) })).toEqual({})
  })

  it('has rates above zero up to a hundred, with two digits after the point at most', () => {
    for (const rate of ['0', '0.00', '100.01', '101', '0003', '3.555', '3,5', '-3', '3%'])
      expect(wrongIn({ rate })).toEqual({ rate: { key: 'contract_rate', values: { most: 100 } } })
    for (const rate of ['0.01', '100', '100.00', '3.55']) expect(wrongIn({ rate })).toEqual({})
  })

  it('counts members in whole numbers', () => {
    for (const activeMembers of ['1.5', '-1', '1000001', 'many'])
      expect(wrongIn({ activeMembers })).toEqual({ activeMembers: { key: 'contract_count', values: { most: 1_000_000 } } })
    for (const activeMembers of ['0', '1000000']) expect(wrongIn({ activeMembers })).toEqual({})
  })
})

describe('an offer that is typed', () => {
  const values = { period: 'H', validBet: ' 1.000.000 ', profitLoss: '0,50', activeMembers: '5', rate: '3,5' }
  const checkInput = (more: Partial<typeof dividend>) =>
    checkContract('dividend', parseTerms('dividend', { ...values, ...more }, { groupSeparator: '.', decimalSeparator: ',' }), 2)

  it('has its amounts and rates read in the way of the brand', () => {
    expect(parseTerms('dividend', values, { groupSeparator: '.', decimalSeparator: ',' })).toEqual(dividend)
    expect(checkInput({})).toEqual({})
  })

  it('has its period and its members as they stand, without spaces, and nothing where nothing is typed', () => {
    const style = { groupSeparator: '.', decimalSeparator: ',' }
    expect(parseTerms('dividend', { ...values, period: ' H ', activeMembers: ' 5,0 ' }, style)).toEqual({
      ...dividend,
      activeMembers: '5,0',
    })
    expect(parseTerms('hourlySalary', {}, style)).toEqual({ hourlyBet: '' })
  })

  it('is not guessed at: what the brand would not write so is wrong, and what is missing stays so', () => {
    for (const rate of ['3.5', '3.55', '1.5,0', '3,555', '1,2,3']) expect(Object.keys(checkInput({ rate }))).toEqual(['rate'])
    for (const validBet of ['10.5', '1.00', '1.0000', '1,005']) expect(Object.keys(checkInput({ validBet }))).toEqual(['validBet'])
    expect(checkInput({ validBet: ' ', rate: '' })).toEqual({ validBet: { key: 'reg_required' }, rate: { key: 'reg_required' } })
  })
})
