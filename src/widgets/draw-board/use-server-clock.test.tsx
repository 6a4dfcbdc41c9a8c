// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { useServerClock } from './use-server-clock.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => vi.useRealTimers())

it('ticks each second with the server time', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const root = document.createElement('div')
  const ticks: number[] = []
  const Clock = () => <p>{useServerClock(500, (now) => void ticks.push(now))}</p>
  act(() => createRoot(root).render(<Clock />))
  const displayedTimes = [root.textContent]
  for (let n = 0; n < 3; n++) {
    act(() => void vi.advanceTimersByTime(1_000))
    displayedTimes.push(root.textContent)
  }
  expect(displayedTimes).toEqual(['1000500', '1001500', '1002500', '1003500'])
  expect(ticks).toEqual([1_001_500, 1_002_500, 1_003_500])
})
