// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { useCountdown } from './use-countdown.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => vi.useRealTimers())

it('counts down every second to 0', () => {
  vi.useFakeTimers()
  const root = document.createElement('div')
  let start: (seconds: number) => void = () => undefined
  const Countdown = () => {
    const countdown = useCountdown()
    start = countdown.start
    return <p>{countdown.secondsLeft}</p>
  }
  act(() => createRoot(root).render(<Countdown />))
  act(() => start(60))
  const displayedSeconds = Array.from({ length: 4 }, () => {
    act(() => void vi.advanceTimersByTime(1_000))
    return root.textContent
  })
  expect(displayedSeconds).toEqual(['59', '58', '57', '56'])
  act(() => void vi.advanceTimersByTime(60_000))
  expect(root.textContent).toBe('0')
})
