import { describe, expect, it } from 'vitest'
import { semanticCases } from './test-kit/cases/semantics.ts'
import { diagnoseCase, formatDiagnostic } from './test-kit/diagnose-case.ts'

describe('semantic mistakes are each reported once, with a location and a remedy', () => {
  it.each(semanticCases)('$code: $mistake', async (testCase) => {
    const diagnostics = await diagnoseCase(testCase)
    expect(diagnostics.map(formatDiagnostic)).toEqual(testCase.expected)
    expect(diagnostics.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})
