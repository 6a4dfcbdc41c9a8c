import { expect, it } from 'vitest'
import { toComparable } from './select-fields.ts'

it('toComparable keeps the order of numbers, decimals, times of day and timestamps', () => {
  const ascendingValues = [
    [-5, '-0.5', '-0.25', 0, '0.00000001', 0.5, '10'],
    ['00:30', '09:00', '23:59'],
    ['2026-01-31', '2026-11-18T02:30:00Z', '2026-11-18T02:30:01Z'],
  ]
  for (const values of ascendingValues)
    expect(values.toReversed().toSorted((a, b) => ((toComparable(a) ?? 0n) < (toComparable(b) ?? 0n) ? -1 : 1))).toEqual(values)
})

it('toComparable returns `undefined` for other texts, including those that `Date.parse` accepts', () => {
  for (const text of ['', 'level 2', 'Rank-3', '-5-', '1 May 2026', '2026-13-01', '5.']) expect(toComparable(text), text).toBeUndefined()
})
