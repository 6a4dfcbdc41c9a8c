import { describe, expect, it } from 'vitest'
import { deriveMark } from './mark.tsx'

describe('markOf', () => {
  it('returns the same mark for the same code', () => expect(deriveMark('DS88', 9)).toEqual(deriveMark('DS88', 9)))

  it('distinguishes codes, and stays within the available shapes', () => {
    const marks = ['PG', 'JILI', 'TCG_SEA', 'DS88', 'EVO', 'SABA', 'CQ9', 'KM', 'SPRIBE', 'FC'].map((code) => deriveMark(code, 9))
    expect(new Set(marks.map((mark) => JSON.stringify(mark))).size).toBeGreaterThanOrEqual(8)
    expect(marks.every((mark) => mark.shape >= 0 && mark.shape < 9)).toBe(true)
  })
})
