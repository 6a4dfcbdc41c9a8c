import { expect, it } from 'vitest'
import { minuteIn } from './minute-in.ts'

it('the minute of the day is that of the clocks there', () => {
  const moment = new Date('2026-11-21T17:30:59Z')
  expect(minuteIn('Asia/Ho_Chi_Minh', moment)).toBe(30)
  expect(minuteIn('UTC', moment)).toBe(1050)
  expect(minuteIn('Asia/Kathmandu', moment)).toBe(1395)
})
