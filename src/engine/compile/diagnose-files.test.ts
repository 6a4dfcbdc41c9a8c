import { describe, expect, it } from 'vitest'
import { fileCases } from './test-kit/cases/files.ts'
import { diagnoseCase, formatDiagnostic } from './test-kit/diagnose-case.ts'

describe('mistakes in a folder, its files and their JSON are each reported once, with a location and a remedy', () => {
  it.each(fileCases)('$code: $mistake', async (testCase) => {
    const diagnostics = await diagnoseCase(testCase)
    expect(diagnostics.map(formatDiagnostic)).toEqual(testCase.expected)
    expect(diagnostics.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})
