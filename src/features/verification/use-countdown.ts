import { useEffect, useState } from 'react'

/**
 * Remaining whole seconds of a countdown; 0 if none runs. Reads the clock, so it is right after the tab was suspended.
 */
export function useCountdown(): { readonly left: number; start(seconds: number): void } {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const running = left > 0
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  return {
    left,
    start: (seconds) => {
      const started = Date.now()
      setNow(started)
      setEnd(started + seconds * 1000)
    },
  }
}
