import { useEffect, useEffectEvent, useState } from 'react'

const second = 1000

/**
 * The platform's time now, each second while the page is seen. `ahead` is how many milliseconds its clock is before
 * this device's.
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
