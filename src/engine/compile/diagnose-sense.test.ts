import { describe, expect, it } from 'vitest'
import { senseCases } from './test-kit/cases/sense.ts'
import { diagnoseCase, lineOf } from './test-kit/diagnose-case.ts'

describe('of what makes no sense, a message says what, where and what to do, and nothing else is said', () => {
  it.each(senseCases)('$code: $mistake', async (one) => {
    const found = await diagnoseCase(one)
    expect(found.map(lineOf)).toEqual(one.said)
    expect(found.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})
