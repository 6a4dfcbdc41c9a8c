import { describe, expect, it } from 'vitest'
import { findAcceptedLanguage, chooseLanguage } from './languages.ts'

const language = (tag: string, order: number, enabled = true) => ({ name: tag, tag, direction: 'ltr' as const, enabled, order })
const catalogue = {
  ZH: language('zh-CN', 30),
  ZH_TW: language('zh-TW', 20),
  EN: language('en-US', 10),
  TY: language('vi-VN', 40),
  TH: language('th-TH', 50, false),
}

describe('findAcceptedLanguage', () => {
  it.each([
    ['zh-CN', 'ZH'],
    ['zh-HK', 'ZH_TW'],
    ['fr, vi;q=0.5, en;q=0.9', 'EN'],
    ['en;q=0, vi', 'TY'],
    ['th', undefined],
    ['*', undefined],
    [undefined, undefined],
  ])('returns the matching language for %s, the first in the brand’s order if two match', (accepted, code) => {
    expect(findAcceptedLanguage({ catalogue }, accepted)).toBe(code)
  })
})

describe('chooseLanguage', () => {
  it('prefers the chosen language, then the browser’s if the brand follows it, then the default', () => {
    const languages = { default: 'TY', followVisitor: true, catalogue }
    expect(chooseLanguage(languages, 'ZH', 'en')).toBe('ZH')
    for (const choice of ['TH', 'XX', 'constructor', undefined]) expect(chooseLanguage(languages, choice, 'en')).toBe('EN')
    expect(chooseLanguage(languages, undefined, 'fr')).toBe('TY')
    expect(chooseLanguage({ ...languages, followVisitor: false }, undefined, 'en')).toBe('TY')
  })
})
