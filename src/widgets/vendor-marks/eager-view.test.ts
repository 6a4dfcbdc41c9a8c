import { describe, expect, it } from 'vitest'
import { listVendors } from './eager-view.tsx'

describe('listVendors', () => {
  it('returns a vendor of several categories once, at its first position', () => {
    const alpha = { code: 'A', name: 'Alpha' }
    const beta = { code: 'B', name: 'Beta' }
    const gamma = { code: 'C', name: 'Gamma' }
    expect(listVendors([{ vendors: [alpha, beta] }, { vendors: [gamma, alpha] }])).toEqual([alpha, beta, gamma])
    expect(listVendors([])).toEqual([])
  })
})
