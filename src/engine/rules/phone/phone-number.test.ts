import metadata from 'libphonenumber-js/min/metadata'
import { describe, expect, it } from 'vitest'
import { parseInternationalPhone, parsePhone, selectPhoneMetadata } from './phone-number.ts'

const plans = selectPhoneMetadata(metadata, ['1', '7', '36', '39', '84', '225', '229', '241', '242', '999'])

describe('parsePhone', () => {
  it.each([
    ['225', '0789881234', '+2250789881234'],
    ['225', '07 89 88 12 34', '+2250789881234'],
    ['39', '06 1234 5678', '+390612345678'],
    ['39', '3123456789', '+393123456789'],
    ['229', '0197000000', '+2290197000000'],
    ['241', '06031234', '+24106031234'],
    ['242', '061234567', '+242061234567'],
    ['7', '89123456789', '+79123456789'],
    ['7', '9123456789', '+79123456789'],
    ['36', '06 30 123 4567', '+36301234567'],
    ['36', '301234567', '+36301234567'],
    ['84', '0912345678', '+84912345678'],
    ['84', '912345678', '+84912345678'],
    ['84', '+84 912 345 678', '+84912345678'],
    ['1', '(212) 555-1234', '+12125551234'],
  ])('keeps a leading zero that belongs to the number and drops a trunk prefix: +%s %s (R-VALIDATION-68)', (code, text, e164) => {
    expect(parsePhone(plans, code, text)).toMatchObject({ e164, dialingCode: code, valid: true })
  })

  it.each([
    ['84', '99999'],
    ['84', '00225 0789881234'],
    ['7', '12'],
  ])('marks a number outside the numbering plan as invalid: +%s %s', (code, text) => {
    expect(parsePhone(plans, code, text)?.valid ?? false).toBe(false)
  })

  it.each([
    ['84', '+2250789881234'],
    ['999', '912345678'],
    ['84', 'my number is 0912345678'],
    ['84', ''],
  ])('returns undefined for another country, an unknown code and text that is not a number: +%s %s', (code, text) => {
    expect(parsePhone(plans, code, text)).toBeUndefined()
  })
})

describe('parseInternationalPhone', () => {
  it('finds the country of a number with a plus', () => {
    expect(parseInternationalPhone(plans, '+225 0789881234')).toEqual({
      e164: '+2250789881234',
      dialingCode: '225',
      national: '0789881234',
      valid: true,
    })
  })

  it('returns undefined without a plus and for a country that is not selected', () => {
    expect(parseInternationalPhone(plans, '2250789881234')).toBeUndefined()
    expect(parseInternationalPhone(plans, '+66812345678')).toBeUndefined()
  })
})

it('selectPhoneMetadata selects every country that shares a code, and no other', () => {
  const selected = selectPhoneMetadata(metadata, ['7', '84'])
  expect(Object.keys(selected.country_calling_codes)).toEqual(['7', '84'])
  expect(Object.keys(selected.countries).toSorted()).toEqual(['KZ', 'RU', 'VN'])
})
