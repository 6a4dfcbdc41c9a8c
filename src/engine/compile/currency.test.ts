import { describe, expect, it } from 'vitest'
import { formatMinor } from '../rules/money/money.ts'
import { findCurrency } from '../rules/money/currencies.ts'
import { createChildFiles, MerchantsFixture } from './test-kit/merchants-fixture.ts'

async function compileCurrency(currency: object, group?: object) {
  using fixture = new MerchantsFixture({
    ...(group && { group: { 'merchant.json': { extends: 'base', code: 'GROUP1', currency: group } } }),
    child: createChildFiles({ 'merchant.json': { extends: group ? 'group' : 'base', code: 'CHILD1', currency } }),
  })
  const { config, diagnostics } = await fixture.compile('child')
  expect(diagnostics).toEqual([])
  return config?.merchant.currency
}

describe('the currency of a merchant', () => {
  it('takes symbol and exponent from its code if only the code is set', async () => {
    const baht = await compileCurrency({ code: 'THB' })
    expect(baht).toMatchObject({ code: 'THB', symbol: '฿', exponent: 2, decimals: 2, placement: 'before' })
    expect(baht && formatMinor(250000n, baht)).toBe('฿2,500.00')
    expect(await compileCurrency({ code: 'JPY' })).toMatchObject({ symbol: '¥', exponent: 0, decimals: 0 })
    expect(await compileCurrency({ code: 'KWD' })).toMatchObject({ symbol: 'KD', exponent: 3, decimals: 3 })
    expect(await compileCurrency({ code: 'BTC' })).toMatchObject({ symbol: '₿', exponent: 8, decimals: 8 })
    expect(await compileCurrency({ code: 'USDT' })).toMatchObject({ symbol: 'USDT', exponent: 6, decimals: 2 })
  })

  it('keeps values that are set next to the code', async () => {
    expect(await compileCurrency({ code: 'JPY', symbol: 'P', exponent: 2 })).toMatchObject({ symbol: 'P', exponent: 2, decimals: 2 })
  })

  it('is inherited unchanged if the code is the same or is not set', async () => {
    expect(await compileCurrency({ code: 'VND' })).toMatchObject({ symbol: 'P', exponent: 2 })
    expect(await compileCurrency({ placement: 'after' })).toMatchObject({ code: 'VND', symbol: 'P', exponent: 2, placement: 'after' })
    expect(await compileCurrency({ placement: 'after' }, { code: 'EUR', symbol: 'E' })).toMatchObject({ code: 'EUR', symbol: 'E' })
    expect(await compileCurrency({ code: 'GBP' }, { code: 'EUR', symbol: 'E' })).toMatchObject({ symbol: '£' })
  })

  it('has the exponent of ISO 4217', () => {
    const exponents = ['BHD', 'CLF', 'IDR', 'IQD', 'ISK', 'KRW', 'UGX', 'XOF'].map((code) => findCurrency(code)?.exponent)
    expect(exponents).toEqual([3, 4, 2, 3, 0, 0, 0, 0])
  })
})
