import { describe, expect, it } from 'vitest'
import { relationCases } from './test-kit/cases/relations.ts'
import { diagnoseCase, formatDiagnostic } from './test-kit/diagnose-case.ts'

describe('contradictory fields are each reported once, with a location and a remedy', () => {
  it.each(relationCases)('$code: $mistake', async (testCase) => {
    const diagnostics = await diagnoseCase(testCase)
    expect(diagnostics.map(formatDiagnostic)).toEqual(testCase.expected)
    expect(diagnostics.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})
