import { describe, expect, it } from 'vitest'
import { markOf } from './mark.tsx'

describe('markOf', () => {
  it('returns the same mark for the same code', () => expect(markOf('DS88', 9)).toEqual(markOf('DS88', 9)))

  it('distinguishes codes, and stays within the available shapes', () => {
    const marks = ['PG', 'JILI', 'TCG_SEA', 'DS88', 'EVO', 'SABA', 'CQ9', 'KM', 'SPRIBE', 'FC'].map((code) => markOf(code, 9))
    expect(new Set(marks.map((mark) => JSON.stringify(mark))).size).toBeGreaterThanOrEqual(8)
    expect(marks.every((mark) => mark.shape >= 0 && mark.shape < 9)).toBe(true)
  })
})
