import { describe, expect, it } from 'vitest'
import { languageCases } from './test-kit/cases/languages.ts'
import { diagnoseCase, lineOf } from './test-kit/diagnose-case.ts'

describe('of content, a message says what, where and what to do, and nothing else is said', () => {
  it.each(languageCases)('$code: $mistake', async (one) => {
    const found = await diagnoseCase(one)
    expect(found.map(lineOf)).toEqual(one.said)
    expect(found.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})
