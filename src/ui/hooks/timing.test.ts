import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throttle } from './timing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('throttle', () => {
  it('runs at once, then once for all calls within the interval (R-PAGINATION-04)', () => {
    const callback = vi.fn()
    const { trigger } = throttle(callback, 200)
    trigger()
    expect(callback).toHaveBeenCalledTimes(1)
    for (let i = 0; i < 10; i++) {
      vi.advanceTimersByTime(15)
      trigger()
    }
    expect(callback).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(50)
    expect(callback).toHaveBeenCalledTimes(2)
  })

  it('cancels a delayed run', () => {
    const callback = vi.fn()
    const { trigger, cancel } = throttle(callback, 200)
    trigger()
    trigger()
    cancel()
    vi.advanceTimersByTime(500)
    expect(callback).toHaveBeenCalledTimes(1)
  })

  it('runs again after a cancellation', () => {
    const callback = vi.fn()
    const { trigger, cancel } = throttle(callback, 200)
    trigger()
    trigger()
    cancel()
    vi.advanceTimersByTime(500)
    trigger()
    expect(callback).toHaveBeenCalledTimes(2)
  })
})
