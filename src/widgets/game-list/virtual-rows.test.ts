import { describe, expect, it } from 'vitest'
import { virtualRows } from './virtual-rows.ts'

const sizes = { count: 10_000, columns: 8, row: 240, screen: 900 }

describe('virtualRows', () => {
  it('renders everything while sizes are unknown', () => {
    expect(virtualRows({ ...sizes, row: 0, top: 0 })).toEqual({ from: 0, to: 10_000, before: 0, after: 0 })
  })

  it('renders the viewport and one screen on either side, at any scroll position', () => {
    for (const down of [0, 500, 5_000, 150_000, 298_000]) {
      const { from, to } = virtualRows({ ...sizes, top: 300 - down })
      const seen = [Math.max(0, Math.floor((down - 300) / 240)), Math.min(1250, Math.ceil((down + 600) / 240))] as const
      expect(from).toBeLessThanOrEqual(seen[0] * 8)
      expect(to).toBeGreaterThanOrEqual(Math.min(10_000, seen[1] * 8))
      expect(to - from).toBeLessThan(8 * 18)
    }
  })

  it('reserves the space of rows that are not rendered, so the height of the list stays the same', () => {
    for (const top of [0, -10_000, -299_000]) {
      const { from, to, before, after } = virtualRows({ ...sizes, top })
      expect(before + after + Math.ceil((to - from) / 8) * 240).toBe(1250 * 240)
      expect(before).toBe((from / 8) * 240)
    }
  })

  it('renders at least one row, even far from the viewport', () => {
    const { from, to } = virtualRows({ ...sizes, count: 20, top: -100_000 })
    expect(to).toBeGreaterThan(from)
    expect(to).toBeLessThanOrEqual(20)
  })
})
