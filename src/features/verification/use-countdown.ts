import { useEffect, useState } from 'react'

/**
 * Remaining whole seconds of a countdown; 0 if none is running. Reads the clock, so it is correct after the tab was
 * suspended.
 */
export function useCountdown(): { readonly secondsLeft: number; start(seconds: number): void } {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
  const secondsLeft = Math.max(0, Math.ceil((end - now) / 1000))
  const running = secondsLeft > 0
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  return {
    secondsLeft,
    start: (seconds) => {
      const started = Date.now()
      setNow(started)
      setEnd(started + seconds * 1000)
    },
  }
}
