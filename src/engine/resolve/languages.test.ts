import { describe, expect, it } from 'vitest'
import { acceptedLanguage, chooseLanguage } from './languages.ts'

const language = (tag: string, order: number, enabled = true) => ({ name: tag, tag, direction: 'ltr' as const, enabled, order })
const catalogue = {
  ZH: language('zh-CN', 30),
  ZH_TW: language('zh-TW', 20),
  EN: language('en-US', 10),
  TY: language('vi-VN', 40),
  TH: language('th-TH', 50, false),
}

describe('the language of a visitor', () => {
  it.each([
    ['zh-CN', 'ZH'],
    ['zh-HK', 'ZH_TW'],
    ['fr, vi;q=0.5, en;q=0.9', 'EN'],
    ['en;q=0, vi', 'TY'],
    ['th', undefined],
    ['*', undefined],
    [undefined, undefined],
  ])('is for %s the one that fits, the brand’s first where two do', (accepted, code) => {
    expect(acceptedLanguage({ catalogue }, accepted)).toBe(code)
  })

  it('is what they chose before what their browser says, that only where the brand follows it, and the default otherwise', () => {
    const languages = { default: 'TY', followVisitor: true, catalogue }
    expect(chooseLanguage(languages, 'ZH', 'en')).toBe('ZH')
    for (const none of ['TH', 'XX', 'constructor', undefined]) expect(chooseLanguage(languages, none, 'en')).toBe('EN')
    expect(chooseLanguage(languages, undefined, 'fr')).toBe('TY')
    expect(chooseLanguage({ ...languages, followVisitor: false }, undefined, 'en')).toBe('TY')
  })
})
