import { describe, expect, it } from 'vitest'
import { listVendors } from './first-view.tsx'

describe('listVendors', () => {
  it('names a vendor once that is in several categories, in the order of the first', () => {
    const a = { code: 'A', name: 'Alpha' }
    const b = { code: 'B', name: 'Beta' }
    const c = { code: 'C', name: 'Gamma' }
    expect(listVendors([{ vendors: [a, b] }, { vendors: [c, a] }])).toEqual([a, b, c])
    expect(listVendors([])).toEqual([])
  })
})
