import { describe, expect, it } from 'vitest'
import { shapeCases } from './test-kit/cases/shape.ts'
import { diagnoseCase, formatDiagnostic } from './test-kit/diagnose-case.ts'

describe('violations of a schema are each reported once, with a location and a remedy', () => {
  it.each(shapeCases)('$code: $mistake', async (testCase) => {
    const diagnostics = await diagnoseCase(testCase)
    expect(diagnostics.map(formatDiagnostic)).toEqual(testCase.expected)
    expect(diagnostics.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})

describe('the remedy for a shape mistake', () => {
  it('names the object to which a misplaced property belongs', async () => {
    const files = { 'pages/home.json': { nodes: { banner: { autoplaySeconds: 8 } } } }
    const diagnostics = await diagnoseCase({ code: 'unknown-key', mistake: 'a property beside "props"', files, expected: [] })
    expect(diagnostics.map((diagnostic) => diagnostic.remedy)).toEqual([
      'Move it into "props" if it is a property of the widget, or remove it.',
    ])
  })

  it.each([
    ['a list of one', { 'merchant.json': { extends: ['base'], code: 'CHILD1' } }, 'Write "base" without brackets.'],
    ['a code in place of a currency', { 'merchant.json': { extends: 'base', code: 'CHILD1', currency: 'THB' } }, 'Write {"code": "THB"}.'],
    ['names separated by commas in place of a list', { 'games.json': { esportsVendors: 'IME, DS88' } }, 'Write ["IME", "DS88"].'],
    ['a number in place of a colour', { 'theme.json': { dark: { canvas: 140 } } }, 'Write a string, for example "#c8102e".'],
    ['a number in place of a name', { 'merchant.json': { extends: 'base', code: 'CHILD1', name: 888 } }, 'Write "888" in quotation marks.'],
    ['an empty "extends"', { 'merchant.json': { extends: '', code: 'CHILD1' } }, 'Write it like "base".'],
  ])('contains the text to write: %s', async (mistake, files, remedy) => {
    const diagnostics = await diagnoseCase({ code: 'wrong-type', mistake, files, expected: [] })
    expect(diagnostics.map((diagnostic) => diagnostic.remedy)).toEqual([remedy])
  })
})

it('returns an edit for a misspelt key of an object in a list', async () => {
  const text = '{ "nodes": { "banner": { "when": { "all": [{ "lgogedIn": true }] } } } }'
  const diagnostics = await diagnoseCase({ code: 'unknown-key', mistake: 'a key', files: { 'pages/home.json': text }, expected: [] })
  const start = text.indexOf('"lgogedIn"')
  expect(diagnostics.map(({ edit }) => edit)).toEqual([{ start, end: start + '"lgogedIn"'.length, text: '"loggedIn"' }])
})

it('reports every invalid country in a list', async () => {
  const files = { 'platform.json': { countries: { restricted: ['us', 'UK', 'U S'] } } }
  const diagnostics = await diagnoseCase({ code: 'unknown-country', mistake: 'three countries', files, expected: [] })
  expect(diagnostics.map(({ code, suggestion }) => [code, suggestion])).toEqual([
    ['invalid-format', 'US'],
    ['unknown-country', 'GB'],
    ['invalid-format', undefined],
  ])
})
