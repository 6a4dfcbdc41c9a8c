import { expect, it } from 'vitest'
import { toLargestUnit } from './largest-unit.ts'

it('uses days for two or more whole days, hours for other whole hours, and minutes otherwise', () => {
  expect([0, 1, 59, 60, 90, 180, 1440, 2880, 4320, 4380].map(toLargestUnit)).toEqual([
    { key: 'time_minutes', count: 0 },
    { key: 'time_minutes', count: 1 },
    { key: 'time_minutes', count: 59 },
    { key: 'time_hours', count: 1 },
    { key: 'time_minutes', count: 90 },
    { key: 'time_hours', count: 3 },
    { key: 'time_hours', count: 24 },
    { key: 'time_days', count: 2 },
    { key: 'time_days', count: 3 },
    { key: 'time_hours', count: 73 },
  ])
})
