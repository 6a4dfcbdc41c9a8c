import { describe, expect, it } from 'vitest'
import { fillBounds } from './fill-bounds.ts'

describe('fillBounds', () => {
  it('replaces (min) and (max) anywhere (R-VALIDATION-39, R-VALIDATION-40)', () => {
    expect(fillBounds('(min) - (max) characters', { min: 4, max: 16 })).toBe('4 - 16 characters')
    expect(fillBounds('At least (min), at most (max); never below (min).', { min: 4, max: 16 })).toBe(
      'At least 4, at most 16; never below 4.',
    )
  })

  it('inserts one number if both are equal (R-VALIDATION-41)', () => {
    expect(fillBounds('(min) - (max) digits', { min: 6, max: 6 })).toBe('6 digits')
    expect(fillBounds('(min)-(max) digits', { min: 6, max: 6 })).toBe('6 digits')
    expect(fillBounds('(min) – (max) digits', { min: '6', max: 6 })).toBe('6 digits')
    expect(fillBounds('from (min) to (max)', { min: 6, max: 6 })).toBe('from 6 to 6')
  })

  it('leaves a text unchanged without placeholders, or without values', () => {
    expect(fillBounds('This field is required.', { min: 1, max: 2 })).toBe('This field is required.')
    expect(fillBounds('(min) - (max)', {})).toBe('(min) - (max)')
  })
})
