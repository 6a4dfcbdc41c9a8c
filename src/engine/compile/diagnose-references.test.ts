import { describe, expect, it } from 'vitest'
import { referenceCases } from './test-kit/cases/places.ts'
import { diagnoseCase, lineOf } from './test-kit/diagnose-case.ts'

describe('of names that lead nowhere, a message says what, where and what to do, and nothing else is said', () => {
  it.each(referenceCases)('$code: $mistake', async (one) => {
    const found = await diagnoseCase(one)
    expect(found.map(lineOf)).toEqual(one.said)
    expect(found.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})
