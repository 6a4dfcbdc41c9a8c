import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throttle } from './timing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('throttle', () => {
  it('runs at once, then once for all calls in between (R-PAGINATION-04)', () => {
    const work = vi.fn()
    const { now } = throttle(work, 200)
    now()
    expect(work).toHaveBeenCalledTimes(1)
    for (let i = 0; i < 10; i++) {
      vi.advanceTimersByTime(15)
      now()
    }
    expect(work).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(50)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('drops a delayed run when stopped', () => {
    const work = vi.fn()
    const { now, stop } = throttle(work, 200)
    now()
    now()
    stop()
    vi.advanceTimersByTime(500)
    expect(work).toHaveBeenCalledTimes(1)
  })
})
