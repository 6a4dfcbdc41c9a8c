import { describe, expect, it } from 'vitest'
import { attributesOf, markEnglish, markForeign } from './fallback-text.ts'

const value = (text: string): string => `\u2068${text}\u2069`

describe('a text that stands in for one of another language', () => {
  it('is told from a text that only begins and ends with a value that is written as it is alone', () => {
    expect(attributesOf(`${value('20,000')} – ${value('100')}`)).toBeUndefined()
    expect(attributesOf(`${value('20,000')}, ${value('5')} and ${value('100')}`)).toBeUndefined()
    expect(attributesOf('20,000')).toBeUndefined()
  })

  it('is marked as a whole, with whatever values it has', () => {
    expect(attributesOf(markForeign(`${value('20,000')} to ${value('100')}`))).toEqual({ dir: 'auto' })
    expect(attributesOf(markEnglish(`${value('20,000')} to ${value('100')}`))).toEqual({ lang: 'en', dir: 'ltr' })
    expect(attributesOf(markEnglish('Hello.'))).toEqual({ lang: 'en', dir: 'ltr' })
  })
})
