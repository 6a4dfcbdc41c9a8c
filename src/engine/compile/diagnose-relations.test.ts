import { describe, expect, it } from 'vitest'
import { relationCases } from './test-kit/cases/relations.ts'
import { diagnoseCase, lineOf } from './test-kit/diagnose-case.ts'

describe('of fields that do not go together, a message says which, where and what to do, and nothing else is said', () => {
  it.each(relationCases)('$code: $mistake', async (one) => {
    const found = await diagnoseCase(one)
    expect(found.map(lineOf)).toEqual(one.said)
    expect(found.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})
