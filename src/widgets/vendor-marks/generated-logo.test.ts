import { describe, expect, it } from 'vitest'
import { deriveLogo } from './generated-logo.tsx'

describe('deriveLogo', () => {
  it('returns the same logo for the same code', () => expect(deriveLogo('DS88', 9)).toEqual(deriveLogo('DS88', 9)))

  it('returns different logos for most codes, all with an available shape', () => {
    const logos = ['PG', 'JILI', 'TCG_SEA', 'DS88', 'EVO', 'SABA', 'CQ9', 'KM', 'SPRIBE', 'FC'].map((code) => deriveLogo(code, 9))
    expect(new Set(logos.map((logo) => JSON.stringify(logo))).size).toBeGreaterThanOrEqual(8)
    expect(logos.every((logo) => logo.shape >= 0 && logo.shape < 9)).toBe(true)
  })
})
