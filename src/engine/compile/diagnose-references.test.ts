import { describe, expect, it } from 'vitest'
import { referenceCases } from './test-kit/cases/references.ts'
import { diagnoseCase, formatDiagnostic } from './test-kit/diagnose-case.ts'

describe('invalid references are each reported once, with a location and a remedy', () => {
  it.each(referenceCases)('$code: $mistake', async (testCase) => {
    const diagnostics = await diagnoseCase(testCase)
    expect(diagnostics.map(formatDiagnostic)).toEqual(testCase.expected)
    expect(diagnostics.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})
