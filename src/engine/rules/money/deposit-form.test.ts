import { describe, expect, it } from 'vitest'
import { depositFields, judgeDeposit } from './deposit-form.ts'

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
const rules = { channel, bonuses: [{ id: 'first', min: '50.00' }], exponent: 2 }
const keys = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(judgeDeposit(rules, { amount: '100', payerName: 'Ann', ...values }).errors).map(([name, { key }]) => [name, key]),
  )

describe('the form of a deposit', () => {
  it('has the fields that are enabled, with their bounds', () => {
    expect(depositFields(channel.fields).map(({ name, required, min, max }) => [name, required, min, max])).toEqual([
      ['payerName', true, 2, 20],
      ['payerPhone', false, 8, 12],
    ])
  })

  it('takes an amount within the limits, of no more digits than the currency has', () => {
    for (const amount of ['10', '100', '500']) expect(keys({ amount })).toEqual({})
    for (const [amount, key] of [
      ['', 'reg_required'],
      ['ten', 'error_amount'],
      ['0', 'error_amount'],
      ['10.001', 'error_amount_digits'],
      ['9.99', 'error_deposit_least'],
      ['500.01', 'error_deposit_most'],
    ])
      expect(keys({ amount: amount as string })).toEqual({ amount: key })
  })

  it('refuses an amount that the fee would take', () => {
    const dear = { ...rules, channel: { ...channel, fee: { percent: '0', fixed: '10.00' } } }
    expect(judgeDeposit(dear, { amount: '10', payerName: 'Ann' }).errors['amount']?.key).toBe('error_deposit_fee')
    expect(judgeDeposit(dear, { amount: '10.01', payerName: 'Ann' }).errors).toEqual({})
  })

  it('judges each field as a registration does, and cleans it', () => {
    expect(keys({ payerName: ' ' })).toEqual({ payerName: 'reg_required' })
    expect(keys({ payerName: 'A' })).toHaveProperty('payerName')
    expect(keys({ payerPhone: '12ab5678' })).toEqual({ payerPhone: 'reg_pattern_digits' })
    expect(judgeDeposit(rules, { amount: '100', payerName: '  Ann ', payerPhone: '0912 345-678' }).values).toEqual({
      payerName: 'Ann',
      payerPhone: '0912345678',
    })
  })

  it('takes a bonus that is offered, from its least deposit on', () => {
    expect(keys({ bonus: 'first' })).toEqual({})
    expect(keys({ bonus: 'other' })).toEqual({ bonus: 'error_deposit_bonus' })
    expect(keys({ bonus: 'first', amount: '49.99' })).toEqual({ bonus: 'error_deposit_bonus_least' })
  })
})
