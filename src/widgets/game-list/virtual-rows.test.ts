import { describe, expect, it } from 'vitest'
import { computeRenderedRange } from './virtual-rows.ts'

const metrics = { count: 10_000, columns: 8, rowHeight: 240, viewportHeight: 900 }

describe('computeRenderedRange', () => {
  it('renders everything while sizes are unknown', () => {
    expect(computeRenderedRange({ ...metrics, rowHeight: 0, top: 0 })).toEqual({ from: 0, to: 10_000, before: 0, after: 0 })
  })

  it('renders the viewport and one screen on either side, at any scroll position', () => {
    for (const scrollTop of [0, 500, 5_000, 150_000, 298_000]) {
      const { from, to } = computeRenderedRange({ ...metrics, top: 300 - scrollTop })
      const visibleRows = [Math.max(0, Math.floor((scrollTop - 300) / 240)), Math.min(1250, Math.ceil((scrollTop + 600) / 240))] as const
      expect(from).toBeLessThanOrEqual(visibleRows[0] * 8)
      expect(to).toBeGreaterThanOrEqual(Math.min(10_000, visibleRows[1] * 8))
      expect(to - from).toBeLessThan(8 * 18)
    }
  })

  it('reserves the space of rows that are not rendered, so the height of the list stays the same', () => {
    for (const top of [0, -10_000, -299_000]) {
      const { from, to, before, after } = computeRenderedRange({ ...metrics, top })
      expect(before + after + Math.ceil((to - from) / 8) * 240).toBe(1250 * 240)
      expect(before).toBe((from / 8) * 240)
    }
  })

  it('renders at least one row, even far from the viewport', () => {
    const { from, to } = computeRenderedRange({ ...metrics, count: 20, top: -100_000 })
    expect(to).toBeGreaterThan(from)
    expect(to).toBeLessThanOrEqual(20)
  })
})
