import { describe, expect, it } from 'vitest'
import { listDepositFields, validateDeposit } from './deposit-form.ts'

const channel = {
  min: '10.00',
  max: '500.00',
  fee: { percent: '0', fixed: '0' },
  fields: [
    { name: 'payerName' as const, enabled: true, required: true, minLength: 2, maxLength: 20 },
    { name: 'payerPhone' as const, enabled: true, required: false, patternId: 'digits', minLength: 8, maxLength: 12 },
    { name: 'voucherCode' as const, enabled: false, required: true },
  ],
}
const rules = { channel, bonuses: [{ id: 'first', minDeposit: '50.00' }], exponent: 2 }
const getErrorKeys = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(validateDeposit(rules, { amount: '100', payerName: 'Ann', ...values }).errors).map(([name, { key }]) => [name, key]),
  )

describe('listDepositFields and validateDeposit', () => {
  it('returns the enabled fields with their bounds', () => {
    expect(listDepositFields(channel.fields).map(({ name, required, min, max }) => [name, required, min, max])).toEqual([
      ['payerName', true, 2, 20],
      ['payerPhone', false, 8, 12],
    ])
  })

  it('gives each field its own label and input type, and accepts any text if it has no known pattern', () => {
    const fields = listDepositFields([
      { name: 'payerName', enabled: true, required: true },
      { name: 'payerPhone', enabled: true, required: true, patternId: 'digits' },
      { name: 'payerAccount', enabled: true, required: false, patternId: 'gone' },
      { name: 'voucherCode', enabled: true, required: true, maxLength: 4_000 },
      { name: 'voucherPin', enabled: true, required: true, maxLength: 0 },
      { name: 'senderAddress', enabled: true, required: true, minLength: 40, maxLength: 34 },
    ])
    expect(
      fields.map(({ name, label, input, autocomplete, patternId, min, max }) => [name, label, input, autocomplete, patternId, min, max]),
    ).toEqual([
      ['payerName', 'deposit_field_payerName', 'text', 'off', '*', 0, 128],
      ['payerPhone', 'deposit_field_payerPhone', 'tel', 'off', 'digits', 0, 128],
      ['payerAccount', 'deposit_field_payerAccount', 'digits', 'off', '*', 0, 128],
      ['voucherCode', 'deposit_field_voucherCode', 'digits', 'off', '*', 0, 128],
      ['voucherPin', 'deposit_field_voucherPin', 'digits', 'off', '*', 0, 1],
      ['senderAddress', 'deposit_field_senderAddress', 'text', 'off', '*', 40, 40],
    ])
  })

  it('accepts an amount within the limits and without more decimals than the currency', () => {
    for (const amount of ['10', '100', '500']) expect(getErrorKeys({ amount })).toEqual({})
    for (const [amount, key] of [
      ['', 'reg_required'],
      ['ten', 'error_amount'],
      ['0', 'error_amount'],
      ['10.001', 'error_amount_digits'],
      ['9.99', 'error_deposit_min'],
      ['500.01', 'error_deposit_max'],
    ])
      expect(getErrorKeys({ amount: amount as string })).toEqual({ amount: key })
  })

  it('rejects an amount that the fee would consume', () => {
    const rulesWithFee = { ...rules, channel: { ...channel, fee: { percent: '0', fixed: '10.00' } } }
    expect(validateDeposit(rulesWithFee, { amount: '10', payerName: 'Ann' }).errors['amount']?.key).toBe('error_deposit_fee')
    expect(validateDeposit(rulesWithFee, { amount: '10.01', payerName: 'Ann' }).errors).toEqual({})
  })

  it('validates and cleans each field as registration does', () => {
    expect(getErrorKeys({ payerName: ' ' })).toEqual({ payerName: 'reg_required' })
    expect(getErrorKeys({ payerName: 'A' })).toHaveProperty('payerName')
    expect(getErrorKeys({ payerPhone: '12ab5678' })).toEqual({ payerPhone: 'reg_pattern_digits' })
    expect(validateDeposit(rules, { amount: '100', payerName: '  Ann ', payerPhone: '0912 345-678' }).values).toEqual({
      payerName: 'Ann',
      payerPhone: '0912345678',
    })
  })

  it('accepts an available bonus if the amount is at least its minimum deposit', () => {
    expect(getErrorKeys({ bonus: 'first' })).toEqual({})
    expect(getErrorKeys({ bonus: 'other' })).toEqual({ bonus: 'error_deposit_bonus' })
    expect(getErrorKeys({ bonus: 'first', amount: '49.99' })).toEqual({ bonus: 'error_deposit_bonus_min' })
  })

  it('names the limit that an amount violates, and ignores whitespace around it', () => {
    const validateAmount = (amount: string) => validateDeposit(rules, { amount, payerName: 'Ann' })
    expect(validateAmount(' 12.50 ')).toMatchObject({ errors: {}, amount: 1250n })
    expect(validateAmount('10.001')).toMatchObject({ errors: { amount: { values: { count: 2 } } }, amount: undefined })
    expect(validateAmount('ten').amount).toBeUndefined()
    expect(validateAmount('9.99').errors['amount']?.values).toEqual({ amount: '10.00' })
    expect(validateAmount('500.01').errors['amount']?.values).toEqual({ amount: '500.00' })
  })

  it('requires an amount', () => {
    for (const values of [{ payerName: 'Ann' }, { payerName: 'Ann', amount: true }, { payerName: 'Ann', amount: '  ' }])
      expect(validateDeposit(rules, values)).toMatchObject({ errors: { amount: { key: 'reg_required' } }, amount: undefined })
  })

  it('validates the selected bonus among several, and only once there is an amount', () => {
    const rulesWithTwoBonuses = { ...rules, bonuses: [...rules.bonuses, { id: 'second', minDeposit: '20.00' }] }
    const findBonusError = (bonus: string, amount: string) =>
      validateDeposit(rulesWithTwoBonuses, { amount, bonus, payerName: 'Ann' }).errors['bonus']
    expect(findBonusError(' second ', '20')).toBeUndefined()
    expect(findBonusError('second', '19.99')).toEqual({ key: 'error_deposit_bonus_min', values: { amount: '20.00' } })
    expect(findBonusError('first', '50')).toBeUndefined()
    expect(findBonusError('first', '49.99')).toEqual({ key: 'error_deposit_bonus_min', values: { amount: '50.00' } })
    expect(findBonusError('first', 'ten')).toBeUndefined()
    expect(findBonusError('', '20')).toBeUndefined()
  })
})
