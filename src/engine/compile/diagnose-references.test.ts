import { describe, expect, it } from 'vitest'
import { referenceCases } from './test-kit/cases/references.ts'
import { diagnoseCase, formatDiagnostic } from './test-kit/diagnose-case.ts'

describe('invalid references are each reported once, with a location and a remedy', () => {
  it.each(referenceCases)('$code: $mistake', async (one) => {
    const found = await diagnoseCase(one)
    expect(found.map(formatDiagnostic)).toEqual(one.expected)
    expect(found.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})
