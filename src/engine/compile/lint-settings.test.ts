import { describe, expect, it } from 'vitest'
import { compileMerchant } from './index.ts'
import { diagnoseCase, formatDiagnostic } from './test-kit/diagnose-case.ts'
import { createChildFiles, MerchantsFixture, type Files } from './test-kit/merchants-fixture.ts'

const filesWithWarnings: Files = { 'messages/EN.json': '{ "unread_text": "Not used",\n"unread_other": "Nor this" }' }
const firstWarning = 'child/messages/EN.json:1:3 warning unused-text'
const secondWarning = 'child/messages/EN.json:2:1 warning unused-text'

/** The diagnostics of a merchant with two warnings, by location and code. */
async function diagnose(lint: object, extraFiles: Files = {}): Promise<readonly string[]> {
  const diagnostics = await diagnoseCase({
    code: 'unused-text',
    mistake: '',
    expected: [],
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', lint }, ...filesWithWarnings, ...extraFiles },
  })
  return diagnostics.map((diagnostic) => formatDiagnostic(diagnostic).replace(/( [a-z-]+-[a-z-]+) .*/, '$1'))
}

const reason = 'It is needed soon.'

describe('the lint settings of a brand', () => {
  it('turn warnings off, or into errors', async () => {
    expect(await diagnose({})).toEqual([firstWarning, secondWarning])
    expect(await diagnose({ severity: { 'unused-text': 'warning' } })).toEqual([firstWarning, secondWarning])
    expect(await diagnose({ severity: { 'unused-text': 'off' } })).toEqual([])
    expect(await diagnose({ severity: { 'unused-text': 'error' } })).toEqual(
      [firstWarning, secondWarning].map((line) => line.replace('warning ', '')),
    )
  })

  it('ignore warnings by code and file, and optionally by pointer', async () => {
    const entry = { code: 'unused-text', file: 'messages/EN.json', reason }
    expect(await diagnose({ ignore: { one: { ...entry, pointer: '/unread_text' } } })).toEqual([secondWarning])
    expect(await diagnose({ ignore: { all: entry } })).toEqual([])
    expect(await diagnose({ severity: { 'unused-text': 'error' }, ignore: { one: { ...entry, pointer: '/unread_other' } } })).toEqual([
      firstWarning.replace('warning ', ''),
    ])
  })

  it('do not ignore errors', async () => {
    const lint = { ignore: { one: { code: 'unused-text', file: 'messages/EN.json', reason } } }
    expect(await diagnose(lint, { 'theme.json': '{ "colour": 1 }' })).toEqual(['child/theme.json:1:3 unknown-key'])
  })

  it('are neither part of the config nor inherited', async () => {
    using fixture = new MerchantsFixture({
      middle: {
        'merchant.json': { extends: 'base', code: 'MIDDLE', lint: { severity: { 'unused-text': 'off' } } },
        'messages/EN.json': { unread_text: 'Nobody reads this' },
      },
      child: {
        ...createChildFiles(),
        'merchant.json': { extends: 'middle', code: 'CHILD1' },
        'messages/EN.json': { unread_other: 'Nor this' },
      },
    })
    const [middleResult, childResult] = [await compileMerchant(fixture.root, 'middle'), await compileMerchant(fixture.root, 'child')]
    expect(middleResult.diagnostics).toEqual([])
    expect(middleResult.config?.merchant).not.toHaveProperty('lint')
    expect(childResult.diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([['unused-text', '/unread_other']])
  })
})
