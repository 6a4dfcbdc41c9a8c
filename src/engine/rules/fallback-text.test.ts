import { describe, expect, it } from 'vitest'
import { findLanguageAttributes, markEnglish, markForeign } from './fallback-text.ts'

const isolate = (text: string): string => `\u2068${text}\u2069`

describe('a text in a fallback language', () => {
  it('is distinguished from a text that begins and ends with an isolated value', () => {
    expect(findLanguageAttributes(`${isolate('20,000')} – ${isolate('100')}`)).toBeUndefined()
    expect(findLanguageAttributes(`${isolate('20,000')}, ${isolate('5')} and ${isolate('100')}`)).toBeUndefined()
    expect(findLanguageAttributes('20,000')).toBeUndefined()
  })

  it('is marked as a whole, whatever values it contains', () => {
    expect(findLanguageAttributes(markForeign(`${isolate('20,000')} to ${isolate('100')}`))).toEqual({ dir: 'auto' })
    expect(findLanguageAttributes(markEnglish(`${isolate('20,000')} to ${isolate('100')}`))).toEqual({ lang: 'en', dir: 'ltr' })
    expect(findLanguageAttributes(markEnglish('Hello.'))).toEqual({ lang: 'en', dir: 'ltr' })
  })
})
