import { describe, expect, it } from 'vitest'
import { senseCases } from './test-kit/cases/sense.ts'
import { diagnoseCase, lineOf } from './test-kit/diagnose-case.ts'

describe('semantic mistakes are each reported once, with a location and a remedy', () => {
  it.each(senseCases)('$code: $mistake', async (one) => {
    const found = await diagnoseCase(one)
    expect(found.map(lineOf)).toEqual(one.expected)
    expect(found.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})
