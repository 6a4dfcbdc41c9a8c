import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Case } from './test-kit/cases/case.ts'
import { harmlessTexts, secretCases } from './test-kit/cases/secrets.ts'
import { diagnoseCase, formatDiagnostic } from './test-kit/diagnose-case.ts'

describe('secrets are each reported once, with a location and a remedy', () => {
  it.each(secretCases)('$code: $mistake', async (testCase) => {
    const diagnostics = await diagnoseCase(testCase)
    expect(diagnostics.map(formatDiagnostic)).toEqual(testCase.expected)
    expect(diagnostics.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})

describe('a secret at the end of the longest valid text', () => {
  it('is reported', async () => {
    const schema = readFileSync(join(import.meta.dirname, '../../../schemas/merchant/content.json'), 'utf8')
    const maxLength = Math.max(...[...schema.matchAll(/"maxLength": (\d+)/g)].map(([, length]) => Number(length)))
    const content = ` ghp_${'a1'.repeat(18)}`.padStart(maxLength, 'Text. ')
    const help = { long: { group: 'about', order: 1, texts: { EN: { title: 'Long', content } } } }
    const diagnostics = await diagnoseCase({ code: 'secret', mistake: 'none', files: { 'content.json': { help } }, expected: [] })
    expect(diagnostics.map(({ code }) => code)).toContain('secret')
  })
})

describe('text that resembles a secret', () => {
  it.each(Object.entries(harmlessTexts))('is not reported: %s', async (_, text) => {
    const testCase: Case = { code: 'secret', mistake: 'none', files: { 'messages/EN.json': { in_home: text } }, expected: [] }
    expect((await diagnoseCase(testCase)).map(formatDiagnostic)).toEqual([])
  })
})
