import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'

describe('initials', () => {
  it('returns the first letters of the first two words', () => {
    expect(initials('Fortune Koi')).toBe('FK')
    expect(initials('  9 Lanterns of Hội An')).toBe('9L')
  })

  it('returns two letters of a single word', () => expect(initials('Baccarat')).toBe('BA'))

  it('handles letters outside the BMP, and empty names', () => {
    expect(initials('𠮷野')).toBe('𠮷野')
    expect(initials('—')).toBe('')
  })
})
