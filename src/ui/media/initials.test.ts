import { describe, expect, it } from 'vitest'
import { getInitials } from './initials.ts'

describe('getInitials', () => {
  it('returns the first letters of the first two words', () => {
    expect(getInitials('Fortune Koi')).toBe('FK')
    expect(getInitials('  9 Lanterns of Hội An')).toBe('9L')
  })

  it('returns two letters of a single word', () => expect(getInitials('Baccarat')).toBe('BA'))

  it('handles letters outside the BMP, and empty names', () => {
    expect(getInitials('𠮷野')).toBe('𠮷野')
    expect(getInitials('—')).toBe('')
  })
})
