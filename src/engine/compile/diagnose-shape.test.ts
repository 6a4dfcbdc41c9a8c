import { describe, expect, it } from 'vitest'
import { shapeCases } from './test-kit/cases/shape.ts'
import { diagnoseCase, lineOf } from './test-kit/diagnose-case.ts'

describe('of what does not fit its schema, a message says what, where and what to do, and nothing else is said', () => {
  it.each(shapeCases)('$code: $mistake', async (one) => {
    const found = await diagnoseCase(one)
    expect(found.map(lineOf)).toEqual(one.said)
    expect(found.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})

describe('what is advised can be written as it is', () => {
  it('a property beside "props"', async () => {
    const files = { 'pages/home.json': { nodes: { banner: { autoplaySeconds: 8 } } } }
    const found = await diagnoseCase({ code: 'unknown-key', mistake: 'a property beside "props"', files, said: [] })
    expect(found.map((one) => one.remedy)).toEqual(['Write it into "props" if it is a property of the widget, or remove it.'])
  })

  it.each([
    ['a list of one', { 'merchant.json': { extends: ['base'], code: 'CHILD1' } }, 'Write "base" without brackets.'],
    ['the code of a currency', { 'merchant.json': { extends: 'base', code: 'CHILD1', currency: 'THB' } }, 'Write {"code": "THB"}.'],
    ['names with commas', { 'games.json': { esportsVendors: 'IME, DS88' } }, 'Write ["IME", "DS88"].'],
    ['a number for a colour', { 'theme.json': { dark: { canvas: 140 } } }, 'Write a text, for example "#c8102e".'],
    ['a number for a name', { 'merchant.json': { extends: 'base', code: 'CHILD1', name: 888 } }, 'Write "888" in quotation marks.'],
    ['a merchant to extend that is empty', { 'merchant.json': { extends: '', code: 'CHILD1' } }, 'Write it like "base".'],
  ])('%s', async (mistake, files, remedy) => {
    const found = await diagnoseCase({ code: 'wrong-type', mistake, files, said: [] })
    expect(found.map((one) => one.remedy)).toEqual([remedy])
  })
})

it('tells of every country in a list that is wrong, each in its own way', async () => {
  const files = { 'platform.json': { countries: { restricted: ['us', 'UK', 'U S'] } } }
  const found = await diagnoseCase({ code: 'unknown-country', mistake: 'three countries', files, said: [] })
  expect(found.map(({ code, suggestion }) => [code, suggestion])).toEqual([
    ['wrong-form', 'US'],
    ['unknown-country', 'GB'],
    ['wrong-form', undefined],
  ])
})
