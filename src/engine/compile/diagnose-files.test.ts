import { describe, expect, it } from 'vitest'
import { fileCases } from './test-kit/cases/files.ts'
import { diagnoseCase, formatDiagnostic } from './test-kit/diagnose-case.ts'

describe('mistakes in a folder, its files and their JSON are each reported once, with a location and a remedy', () => {
  it.each(fileCases)('$code: $mistake', async (one) => {
    const found = await diagnoseCase(one)
    expect(found.map(formatDiagnostic)).toEqual(one.expected)
    expect(found.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})
