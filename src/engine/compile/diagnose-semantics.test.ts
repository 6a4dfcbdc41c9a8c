import { describe, expect, it } from 'vitest'
import { semanticCases } from './test-kit/cases/semantics.ts'
import { diagnoseCase, formatDiagnostic } from './test-kit/diagnose-case.ts'

describe('semantic mistakes are each reported once, with a location and a remedy', () => {
  it.each(semanticCases)('$code: $mistake', async (one) => {
    const found = await diagnoseCase(one)
    expect(found.map(formatDiagnostic)).toEqual(one.expected)
    expect(found.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})
