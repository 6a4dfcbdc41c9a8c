import { describe, expect, it } from 'vitest'
import { fileCases } from './test-kit/cases/files.ts'
import { diagnoseCase, lineOf } from './test-kit/diagnose-case.ts'

describe('of a folder, its files and their JSON, a message says what, where and what to do, and nothing else is said', () => {
  it.each(fileCases)('$code: $mistake', async (one) => {
    const found = await diagnoseCase(one)
    expect(found.map(lineOf)).toEqual(one.said)
    expect(found.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})
