import { describe, expect, it } from 'vitest'
import { markOf } from './mark.tsx'

describe('markOf', () => {
  it('gives the same code the same sign', () => expect(markOf('DS88', 9)).toEqual(markOf('DS88', 9)))

  it('tells codes apart, and stays inside the shapes that there are', () => {
    const signs = ['PG', 'JILI', 'TCG_SEA', 'DS88', 'EVO', 'SABA', 'CQ9', 'KM', 'SPRIBE', 'FC'].map((code) => markOf(code, 9))
    expect(new Set(signs.map((sign) => JSON.stringify(sign))).size).toBeGreaterThanOrEqual(8)
    expect(signs.every((sign) => sign.shape >= 0 && sign.shape < 9)).toBe(true)
  })
})
