import { expect, it } from 'vitest'
import { findNextOpening } from './channel-dto.ts'

it('treats a channel whose hours span midnight as open from its first minute to its last, and otherwise returns its next opening', () => {
  const hours = { opens: 22 * 60, closes: 2 * 60 }
  const nextOpeningAt = (localTime: string) =>
    findNextOpening(hours, 'Asia/Ho_Chi_Minh', new Date(`${localTime}+07:00`))?.toISOString() ?? 'open'
  expect(['2026-03-01T21:59:30', '2026-03-01T22:00:00', '2026-03-02T01:59:30', '2026-03-02T02:00:00'].map(nextOpeningAt)).toEqual([
    '2026-03-01T15:00:00.000Z',
    'open',
    'open',
    '2026-03-02T15:00:00.000Z',
  ])
})

it('treats a daytime channel as open from its first minute to its last, and one with equal opening and closing times as always open', () => {
  const nextOpeningAt = (opens: number, closes: number) => (localTime: string) =>
    findNextOpening({ opens, closes }, 'Asia/Ho_Chi_Minh', new Date(`${localTime}+07:00`))?.toISOString() ?? 'open'
  const times = ['2026-03-01T07:59:59', '2026-03-01T08:00:00', '2026-03-01T22:29:59', '2026-03-01T22:30:00']
  expect(times.map(nextOpeningAt(8 * 60, 22 * 60 + 30))).toEqual(['2026-03-01T01:00:00.000Z', 'open', 'open', '2026-03-02T01:00:00.000Z'])
  expect(times.map(nextOpeningAt(8 * 60, 8 * 60))).toEqual(['open', 'open', 'open', 'open'])
})
