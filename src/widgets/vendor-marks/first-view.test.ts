import { describe, expect, it } from 'vitest'
import { listVendors } from './first-view.tsx'

describe('listVendors', () => {
  it('returns a vendor of several categories once, at its first position', () => {
    const a = { code: 'A', name: 'Alpha' }
    const b = { code: 'B', name: 'Beta' }
    const c = { code: 'C', name: 'Gamma' }
    expect(listVendors([{ vendors: [a, b] }, { vendors: [c, a] }])).toEqual([a, b, c])
    expect(listVendors([])).toEqual([])
  })
})
