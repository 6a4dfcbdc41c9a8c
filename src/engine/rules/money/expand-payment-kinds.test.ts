import { expect, it } from 'vitest'
import { expandPaymentKinds } from './expand-payment-kinds.ts'

const kinds = {
  bank: { gateway: false, foreignCurrency: false, icon: 'deposit' },
  qr: { gateway: true, foreignCurrency: false, icon: 'qr' },
  crypto: { gateway: true, foreignCurrency: true, icon: 'points' },
}

it('expands `x-payment-kinds` to an enum of kinds in a property, and to a list of kinds in a condition', () => {
  const schema = {
    'x-relations': [
      { if: { kind: { 'x-payment-kinds': 'withoutForeignCurrency' } } },
      { if: { kind: { 'x-payment-kinds': 'withoutGateway' } } },
    ],
    properties: {
      kind: { type: 'string', 'x-payment-kinds': 'all' },
      first: { 'x-payment-kinds': 'withoutForeignCurrency', type: 'string' },
      other: { enum: [1, null] },
    },
  }
  expect(expandPaymentKinds<object>(schema, kinds)).toEqual({
    'x-relations': [{ if: { kind: ['bank', 'qr'] } }, { if: { kind: ['bank'] } }],
    properties: {
      kind: { type: 'string', enum: ['bank', 'qr', 'crypto'] },
      first: { type: 'string', enum: ['bank', 'qr'] },
      other: { enum: [1, null] },
    },
  })
})

it('throws on an unknown selector', () => {
  expect(() => expandPaymentKinds({ type: 'string', 'x-payment-kinds': 'some' }, kinds)).toThrow(
    '"x-payment-kinds" is "some", expected all, withoutGateway, withoutForeignCurrency.',
  )
})
