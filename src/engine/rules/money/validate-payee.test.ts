import { describe, expect, it } from 'vitest'
import { validatePayee } from './validate-payee.ts'

const channels = [
  { id: 'VCB', kind: 'bank', name: 'Vietcombank', minLength: 6, maxLength: 19 },
  { id: 'TRC20', kind: 'wallet', name: 'USDT (TRC-20)', minLength: 34, maxLength: 34 },
] as const
const address = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'

describe('validatePayee', () => {
  it('removes spaces and dashes from the number', () => {
    const { errors, values } = validatePayee({ channels }, { channel: 'VCB', number: ' 0123-456 789 ', holder: ' Nguyễn   Văn A ' })
    expect([errors, values]).toEqual([{}, { number: '0123456789', holder: 'Nguyễn Văn A' }])
  })

  it('requires a channel of the brand, a number of the channel’s length and, for a bank account, a holder', () => {
    const getErrorKeys = (input: Parameters<typeof validatePayee>[1]) =>
      Object.fromEntries(Object.entries(validatePayee({ channels }, input).errors).map(([field, { key }]) => [field, key]))
    expect(getErrorKeys({})).toEqual({ channel: 'reg_required' })
    expect(getErrorKeys({ channel: 'VCB' })).toEqual({ number: 'reg_required', holder: 'reg_required' })
    expect(getErrorKeys({ channel: 'VCB', number: '12345', holder: 'A' })).toEqual({ number: 'payee_bank_number' })
    expect(getErrorKeys({ channel: 'VCB', number: '12345x/', holder: 'A' })).toEqual({ number: 'payee_bank_number' })
    expect(getErrorKeys({ channel: 'TRC20', number: address.slice(1) })).toEqual({ number: 'payee_wallet_exact' })
    expect(getErrorKeys({ channel: 'TRC20', number: address })).toEqual({})
    expect(getErrorKeys({ channel: 'TRC20', number: `${address}1` })).toEqual({ number: 'payee_wallet_exact' })
    expect(getErrorKeys({ channel: 'VCB', number: '/1234567', holder: 'A' })).toEqual({ number: 'payee_bank_number' })
    expect(getErrorKeys({ channel: 'VCB', number: '1'.repeat(20), holder: 'A' })).toEqual({ number: 'payee_bank_number' })
    for (const number of ['1'.repeat(6), '1'.repeat(19)]) expect(getErrorKeys({ channel: 'VCB', number, holder: 'A' })).toEqual({})
    expect(validatePayee({ channels }, { channel: 'VCB', number: '1', holder: 'A' }).errors['number']?.values).toEqual({ min: 6, max: 19 })
  })

  it('requires the member’s name, if known, as holder of a bank account, ignoring case, whitespace and Unicode form', () => {
    const validate = (holder: string) =>
      validatePayee({ channels, holder: 'Ana Lima' }, { channel: 'VCB', number: '1234567', holder }).errors
    for (const holder of ['ANA  LIMA', ' Ana Lima ', '\uff21na Lima']) expect(validate(holder)).toEqual({})
    for (const holder of ['AnaLima', 'Ana', 'Ana Lima Rui']) expect(validate(holder)).toEqual({ holder: { key: 'payee_holder_other' } })
    const result = validatePayee({ channels, holder: ' Ana   Lima ' }, { channel: 'VCB', number: '1234567', holder: 'ana lima' })
    expect(result.errors).toEqual({})
    expect(validate('Rui Lima')).toEqual({ holder: { key: 'payee_holder_other' } })
  })
})
