import { expect, it } from 'vitest'
import { localizeDate } from './localize-date.ts'

it('formats a date at the start of a text in the order of the language, and keeps the time', () => {
  expect(localizeDate('2026-12-31 09:00', 'dd/MM/yyyy')).toBe('31/12/2026 09:00')
  expect(localizeDate('2026-12-31', 'dd.MM.yyyy')).toBe('31.12.2026')
})

it('leaves other texts unchanged, and all texts in a language without a format', () => {
  expect(localizeDate('2026-12-31', undefined)).toBe('2026-12-31')
  expect(localizeDate('09:00', 'dd/MM/yyyy')).toBe('09:00')
})
