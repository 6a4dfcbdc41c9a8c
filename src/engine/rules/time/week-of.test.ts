import { describe, expect, it } from 'vitest'
import { weekOf } from './week-of.ts'

describe('a week', () => {
  it.each([
    ['2026-11-23', '2026-11-23', '2026-11-29'],
    ['2026-11-29', '2026-11-23', '2026-11-29'],
    ['2027-01-01', '2026-12-28', '2027-01-03'],
    ['2024-02-29', '2024-02-26', '2024-03-03'],
  ])('of %s goes from its Monday to its Sunday', (day, firstDay, lastDay) => expect(weekOf(day)).toEqual({ firstDay, lastDay }))

  it('before another ends the day before that begins', () =>
    expect(weekOf('2027-01-01', 1)).toEqual({ firstDay: '2026-12-21', lastDay: '2026-12-27' }))
})
