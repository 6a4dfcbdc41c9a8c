import { describe, expect, it } from 'vitest'
import { vendorOriginFor } from './vendor-origin.ts'

describe('vendorOriginFor', () => {
  it('takes the origin that is set, whatever host is asked', () => {
    expect(vendorOriginFor('https://games.example', 'lotus.example', true)).toBe('https://games.example')
  })

  it('is another name of the same server on a machine of one’s own', () => {
    expect(vendorOriginFor(undefined, 'Lotus.localhost:8123', false)).toBe('http://vendor.localhost:8123')
    expect(vendorOriginFor(undefined, '127.0.0.1:8080', false)).toBe('http://vendor.localhost:8080')
    expect(vendorOriginFor(undefined, 'localhost', true)).toBe('https://vendor.localhost')
  })

  it('is nowhere for a public host without a setting', () => {
    expect(vendorOriginFor(undefined, 'lotus.example:8080', true)).toBeUndefined()
    expect(vendorOriginFor(undefined, 'notlocalhost', false)).toBeUndefined()
  })
})
