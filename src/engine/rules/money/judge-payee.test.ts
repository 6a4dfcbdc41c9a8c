import { describe, expect, it } from 'vitest'
import { judgePayee } from './judge-payee.ts'

const places = [
  { id: 'VCB', kind: 'bank', name: 'Vietcombank', least: 6, most: 19 },
  { id: 'TRC20', kind: 'wallet', name: 'USDT (TRC-20)', least: 34, most: 34 },
] as const
const address = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'

describe('a receiving address', () => {
  it('is cleaned of the spaces and dashes that it is written with on paper', () => {
    const { errors, values } = judgePayee({ places }, { place: 'VCB', number: ' 0123-456 789 ', holder: ' Nguyễn   Văn A ' })
    expect([errors, values]).toEqual([{}, { number: '0123456789', holder: 'Nguyễn Văn A' }])
  })

  it('has a place of the brand, a number of the length that is usual there, and at a bank a holder', () => {
    const keysOf = (typed: Parameters<typeof judgePayee>[1]) =>
      Object.fromEntries(Object.entries(judgePayee({ places }, typed).errors).map(([field, { key }]) => [field, key]))
    expect(keysOf({})).toEqual({ place: 'reg_required' })
    expect(keysOf({ place: 'VCB' })).toEqual({ number: 'reg_required', holder: 'reg_required' })
    expect(keysOf({ place: 'VCB', number: '12345', holder: 'A' })).toEqual({ number: 'payee_bank_number' })
    expect(keysOf({ place: 'VCB', number: '12345x/', holder: 'A' })).toEqual({ number: 'payee_bank_number' })
    expect(keysOf({ place: 'TRC20', number: address.slice(1) })).toEqual({ number: 'payee_wallet_exact' })
    expect(keysOf({ place: 'TRC20', number: address })).toEqual({})
  })

  it('at a bank is in the name of the member where that is known, however it is written', () => {
    const judge = (holder: string) => judgePayee({ places, holder: 'Ana Lima' }, { place: 'VCB', number: '1234567', holder }).errors
    expect(judge('ANA  LIMA')).toEqual({})
    expect(judge('Rui Lima')).toEqual({ holder: { key: 'payee_holder_other' } })
  })
})
