import { expect, it } from 'vitest'
import { wholeTime } from './whole-time.ts'

it('says hours where they are whole, and minutes otherwise', () => {
  expect([1, 59, 60, 90, 180].map(wholeTime)).toEqual([
    { key: 'time_minutes', count: 1 },
    { key: 'time_minutes', count: 59 },
    { key: 'time_hours', count: 1 },
    { key: 'time_minutes', count: 90 },
    { key: 'time_hours', count: 3 },
  ])
})
