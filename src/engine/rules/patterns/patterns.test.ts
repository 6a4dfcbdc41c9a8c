import { describe, expect, it } from 'vitest'
import catalogue from '../../../../schemas/patterns.json' with { type: 'json' }
import type { PatternId } from '../../../generated/patterns.ts'
import { createBoundedPattern, isPatternId, patternIds, getPatternMessageKey } from './patterns.ts'

const examples: Readonly<Record<string, { readonly accept: readonly string[]; readonly refuse: readonly string[] }>> = catalogue.patterns
const accepts = (id: PatternId, text: string, min = 1, max = 255): boolean => new RegExp(createBoundedPattern(id, min, max), 'u').test(text)

/** The requirement of each pattern. */
const requirements: Readonly<Record<PatternId, string>> = {
  length: 'R-VALIDATION-45',
  'letter-first': 'R-VALIDATION-46',
  'chinese-digits': 'R-VALIDATION-47',
  email: 'R-VALIDATION-48',
  'letters-or-digits': 'R-VALIDATION-49',
  'letters-digits-combined': 'R-VALIDATION-50',
  digits: 'R-VALIDATION-51',
  'alphanumeric-uppercase': 'R-VALIDATION-52',
  'english-spaces': 'R-VALIDATION-53',
  'no-spaces': 'R-VALIDATION-54',
  'chinese-punctuation': 'R-VALIDATION-55',
  'date-ymd': 'R-VALIDATION-56',
  'date-mdy': 'R-VALIDATION-57',
  korean: 'R-VALIDATION-58',
  thai: 'R-VALIDATION-59',
  'thai-english-spaces': 'R-VALIDATION-60',
  'uppercase-spaces': 'R-VALIDATION-61',
  'letters-digits-symbols': 'R-VALIDATION-62',
  'strong-password': 'R-VALIDATION-63',
  'full-name': 'R-VALIDATION-64',
  'japanese-full-width': 'R-VALIDATION-65',
  uppercase: 'R-VALIDATION-66',
}

describe('the pattern catalogue', () => {
  it('has the 22 listed ids (R-VALIDATION-67)', () => {
    expect(patternIds).toEqual(Object.keys(requirements))
    expect(patternIds).toHaveLength(22)
  })

  it.each(Object.entries(requirements) as [PatternId, string][])(
    '%s accepts its valid examples and rejects its invalid ones (%s)',
    (id) => {
      const { accept = [], refuse = [] } = examples[id] ?? {}
      expect(accept.filter((text) => !accepts(id, text))).toEqual([])
      expect(refuse.filter((text) => accepts(id, text))).toEqual([])
      expect(accept.length).toBeGreaterThan(0)
    },
  )

  it.each(patternIds)('%s counts its bounds in code points, not in UTF-16 units', (id) => {
    for (const text of examples[id]?.accept ?? []) {
      const { length } = [...text]
      expect(accepts(id, text, length, length), text).toBe(true)
      expect(accepts(id, text, length + 1, length + 2), text).toBe(false)
      if (length > 1) expect(accepts(id, text, 1, length - 1), text).toBe(false)
    }
  })

  it('accepts exactly the days of the calendar', () => {
    for (let year = 1896; year <= 2104; year += 1)
      for (let month = 1; month <= 12; month += 1)
        for (let day = 27; day <= 32; day += 1) {
          const exists = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
          const [mm, dd] = [String(month).padStart(2, '0'), String(day).padStart(2, '0')]
          expect(accepts('date-ymd', `${year}-${mm}-${dd}`), `${year}-${mm}-${dd}`).toBe(exists)
          expect(accepts('date-mdy', `${mm}-${dd}-${year}`), `${mm}-${dd}-${year}`).toBe(exists)
        }
  })

  it('accepts Vietnamese names in composed and decomposed form', () => {
    for (const form of ['NFC', 'NFD'] as const) expect(accepts('full-name', 'Nguyễn Thị Ngọc Ánh'.normalize(form))).toBe(true)
  })

  it('returns reg_pattern_<id> as the message key of a pattern (R-VALIDATION-38)', () => {
    expect(getPatternMessageKey('email')).toBe('reg_pattern_email')
  })

  it('recognises only its own ids', () => {
    expect(isPatternId('email')).toBe(true)
    for (const id of ['*', 'toString', '__proto__', 'Email', '']) expect(isPatternId(id)).toBe(false)
  })

  it('matches texts of the maximum length quickly', () => {
    const units = ['a', 'A1', 'a.', 'a@', 'ก', '漢', ' ', '-', "a'", 'Aa1!', '1']
    const startedAt = performance.now()
    for (const id of patternIds)
      for (const unit of units) for (const end of ['', '!', '\n']) accepts(id, unit.repeat(255).slice(0, 254) + end)
    expect(performance.now() - startedAt).toBeLessThan(2000)
  })
})
