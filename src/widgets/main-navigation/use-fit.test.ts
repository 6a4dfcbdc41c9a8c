import { describe, expect, it } from 'vitest'
import { fitCount } from './use-fit.ts'

describe('fitCount', () => {
  const widths = [100, 100, 100, 100]

  it('keeps all where all fit, with no room lost to a button that is not needed', () => {
    expect(fitCount(widths, 10, 430, 60)).toBe(4)
  })

  it('leaves room for the button that holds the rest', () => {
    expect(fitCount(widths, 10, 429, 60)).toBe(3)
    expect(fitCount(widths, 10, 389, 60)).toBe(2)
  })

  it('can hold nothing but the button', () => {
    expect(fitCount(widths, 10, 50, 60)).toBe(0)
    expect(fitCount([], 10, 50, 60)).toBe(0)
  })
})
