import { useEffect, useEffectEvent, useState } from 'react'

const second = 1000

/**
 * Server time, updated each second while the page is visible. `ahead` is how far the server's clock is ahead of the
 * device's, in milliseconds.
 */
export function useClock(ahead: number, onTick: (now: number) => void): number {
  const [now, setNow] = useState(() => Date.now() + ahead)
  const tick = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    const next = Date.now() + ahead
    setNow(next)
    onTick(next)
  })
  useEffect(() => {
    const show = (): void => tick()
    const timer = setInterval(show, second)
    document.addEventListener('visibilitychange', show)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', show)
    }
  }, [])
  return now
}
