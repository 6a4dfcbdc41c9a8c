import { describe, expect, it } from 'vitest'
import { worthOf } from './worth-of.ts'

describe('what points are worth on the screen', () => {
  it('is by the ratio, rounded down to the minor unit', () => {
    expect([0, 2, 299].map((points) => worthOf(points, { points: 3, amount: '1.00' }, 2))).toEqual(['0.00', '0.66', '99.66'])
    expect(worthOf(7, { points: 100, amount: '1.000000' }, 6)).toBe('0.070000')
  })
})
