import { describe, expect, it } from 'vitest'
import { fitCount } from './use-fit.ts'

describe('fitCount', () => {
  const widths = [100, 100, 100, 100]

  it('keeps all if all fit, without reserving space for the button', () => {
    expect(fitCount(widths, 10, 430, 60)).toBe(4)
  })

  it('reserves space for the "more" button', () => {
    expect(fitCount(widths, 10, 429, 60)).toBe(3)
    expect(fitCount(widths, 10, 389, 60)).toBe(2)
  })

  it('can be 0, with only the button', () => {
    expect(fitCount(widths, 10, 50, 60)).toBe(0)
    expect(fitCount([], 10, 50, 60)).toBe(0)
  })
})
