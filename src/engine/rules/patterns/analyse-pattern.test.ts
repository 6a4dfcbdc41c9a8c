import { describe, expect, it } from 'vitest'
import { analysePattern } from './analyse-pattern.ts'

/** Patterns as operators configure them. */
const acceptedPatterns = [
  '^[a-z0-9]+$',
  '^[A-Za-z][A-Za-z0-9_]{3,15}$',
  '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[^A-Za-z0-9])[!-~]{8,20}$',
  '^[A-Za-z]+(?: [A-Za-z]+)*$',
  '^[a-z0-9]+(?:[._-][a-z0-9]+)*@[a-z0-9]+(?:-[a-z0-9]+)*(?:\\.[a-z]{2,})+$',
  '^\\d{3}[-.]?\\d{3}[-.]?\\d{4}$',
  '^(?:\\+84|0)(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\\d{7}$',
  '^\\d{9}(?:\\d{3})?$',
  '^[\\p{L}\\p{M}]+(?: [\\p{L}\\p{M}]+)+$',
  '^(?:(?!admin).)*$',
  '^(?!.*(?:admin|root))[a-z]{4,12}$',
  '^[一-龥]{2,10}$',
  '^(?:https?://)?(?:www\\.)?facebook\\.com/[\\w.-]+$',
  '^@?[a-zA-Z0-9_]{5,32}$',
  '^(0[1-9]|1[0-2])/\\d{2}$',
  '^(?<year>\\d{4})-\\d\\d$',
  '^.*[A-Z].*$',
  '^(?:[a-z]{3}-){2}[a-z]{3}$',
  '\\bab\\b|cd',
]

/** Patterns that take exponential or excessive time on some text of at most 255 characters. */
const slowPatterns = [
  '^(a+)+$',
  '^(a*)*$',
  '^(a+)*b$',
  '^([a-zA-Z]+)*$',
  '^(a|aa)+$',
  '^(a|a?)+$',
  '^(.*a){12}$',
  '^(.*)*$',
  '^(\\w+\\s?)*$',
  '^\\w+([.-]?\\w+)*@\\w+([.-]?\\w+)*(\\.\\w{2,3})+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '^(?:\\d+)+$',
  '^(x+x+)+y$',
  '^(?:a|b|ab)*c$',
  '^.*.*.*.*=$',
  '^\\s*\\s*\\s*\\s*\\s*$',
  `^${'a?'.repeat(40)}${'a'.repeat(40)}$`,
  `^${'(?:a|a)'.repeat(40)}b$`,
  '^(?:|){60}b$',
  '^(?:a?){60}b$',
  '^(?=(a+)+$)a$',
  '^(?:(?=.*.*.*x).)*$',
  '^([\\p{L}]+)+$',
  '^(?:\\p{Lu}|\\p{L})+!$',
  '^(?:[ก-๙]+[ก-ฮ]*)+!$',
  '^(?:(?:a{1,20}){1,20}){1,20}b$',
]

describe('analysePattern', () => {
  it.each(acceptedPatterns)('accepts %s, anchored at both ends', (pattern) => {
    expect(analysePattern(pattern)).toEqual({ source: `^(?:${pattern})$` })
  })

  it.each(slowPatterns)('rejects %s, which can take excessive time', (pattern) => {
    expect(analysePattern(pattern)).toEqual({ fault: 'exponential' })
  })

  it('treats * and the empty pattern as matching any text (R-VALIDATION-42)', () => {
    expect(analysePattern('*')).toEqual({})
    expect(analysePattern('')).toEqual({})
  })

  it('rejects invalid patterns, patterns that are too long, and unsupported constructs', () => {
    for (const pattern of ['[', '(', 'a{2', '\\', '(?<a', '*a', 'a**', ')(', 'a)|(b', '\\q'])
      expect(analysePattern(pattern), pattern).toEqual({ fault: 'invalid-syntax' })
    expect(analysePattern('a'.repeat(301))).toEqual({ fault: 'too-long' })
    expect(analysePattern('^(a)\\1$')).toEqual({ fault: 'backreference' })
    expect(analysePattern('^(?<n>a)\\k<n>$')).toEqual({ fault: 'backreference' })
    expect(analysePattern('a(?<=a)')).toEqual({ fault: 'lookbehind' })
    expect(analysePattern('a(?<!b)')).toEqual({ fault: 'lookbehind' })
  })

  it('is fast on patterns that are expensive to analyse', () => {
    const alternatives = Array.from({ length: 140 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('|')
    const startedAt = performance.now()
    for (const pattern of [
      `^(?:${alternatives})*$`,
      `^(?:${'[a-z]{32}'.repeat(12)})*$`,
      `^${'(?:a'.repeat(60)}${')*'.repeat(60)}$`,
      `^(?:${'.|'.repeat(140)}.)*$`,
    ])
      analysePattern(pattern)
    expect(performance.now() - startedAt).toBeLessThan(3000)
  })

  it('accepts patterns that stay fast on adversarial texts', () => {
    const texts = ['a', 'aA1!', 'ab', ' ', 'a ', '1', '1-', 'a.', 'ก', 'é'].flatMap((unit) =>
      ['', '!', '\n', 'B'].map((end) => unit.repeat(255).slice(0, 254) + end),
    )
    for (const pattern of acceptedPatterns) {
      const regExp = new RegExp(analysePattern(pattern).source ?? '', 'u')
      const startedAt = performance.now()
      for (const text of texts) regExp.test(text)
      expect(performance.now() - startedAt, pattern).toBeLessThan(1000)
    }
  })
})
