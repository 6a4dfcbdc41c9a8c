import { expect, it } from 'vitest'
import { localizeDate } from './localize-date.ts'

it('a date at the start of a text is written in the order of the language, and the time stays', () => {
  expect(localizeDate('2026-12-31 09:00', 'dd/MM/yyyy')).toBe('31/12/2026 09:00')
  expect(localizeDate('2026-12-31', 'dd.MM.yyyy')).toBe('31.12.2026')
})

it('other texts, and languages without a format, keep what they have', () => {
  expect(localizeDate('2026-12-31', undefined)).toBe('2026-12-31')
  expect(localizeDate('09:00', 'dd/MM/yyyy')).toBe('09:00')
})
