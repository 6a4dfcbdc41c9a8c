import { useEffect, useState } from 'react'

/**
 * A countdown. `start` starts or restarts it; `secondsLeft` is the remaining time rounded up to whole seconds, 0 if
 * none is running. It is computed from the clock, so that it is correct after the tab was suspended.
 */
export function useCountdown(): { readonly secondsLeft: number; start(seconds: number): void } {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
  const secondsLeft = Math.max(0, Math.ceil((end - now) / 1000))
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return {
    secondsLeft,
    start: (seconds) => {
      const startTime = Date.now()
      setNow(startTime)
      setEnd(startTime + seconds * 1000)
    },
  }
}
