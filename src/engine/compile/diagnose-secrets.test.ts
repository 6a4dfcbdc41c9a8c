import { describe, expect, it } from 'vitest'
import type { Case } from './test-kit/cases/case.ts'
import { harmless, secretCases } from './test-kit/cases/secrets.ts'
import { diagnoseCase, formatDiagnostic } from './test-kit/diagnose-case.ts'

describe('secrets are each reported once, with a location and a remedy', () => {
  it.each(secretCases)('$code: $mistake', async (one) => {
    const found = await diagnoseCase(one)
    expect(found.map(formatDiagnostic)).toEqual(one.expected)
    expect(found.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})

describe('text that resembles a secret', () => {
  it.each(Object.entries(harmless))('is not reported: %s', async (_, text) => {
    const one: Case = { code: 'secret', mistake: 'none', files: { 'messages/EN.json': { in_home: text } }, expected: [] }
    expect((await diagnoseCase(one)).map(formatDiagnostic)).toEqual([])
  })
})
