import { describe, expect, it } from 'vitest'
import { shapeCases } from './test-kit/cases/shape.ts'
import { diagnoseCase, lineOf } from './test-kit/diagnose-case.ts'

describe('of what does not fit its schema, a message says what, where and what to do, and nothing else is said', () => {
  it.each(shapeCases)('$code: $mistake', async (one) => {
    const found = await diagnoseCase(one)
    expect(found.map(lineOf)).toEqual(one.said)
    expect(found.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})
