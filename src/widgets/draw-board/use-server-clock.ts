import { useEffect, useEffectEvent, useState } from 'react'

const tickMilliseconds = 1000

/**
 * Returns the server time in milliseconds, updated each second while the page is visible. Each update calls `onTick`
 * with the time. `offset` is the time by which the server's clock is ahead of the device's, in milliseconds.
 */
export function useServerClock(offset: number, onTick: (now: number) => void): number {
  const [now, setNow] = useState(() => Date.now() + offset)
  const tick = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    const serverTime = Date.now() + offset
    setNow(serverTime)
    onTick(serverTime)
  })
  useEffect(() => {
    const handleTick = (): void => tick()
    const timer = setInterval(handleTick, tickMilliseconds)
    document.addEventListener('visibilitychange', handleTick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleTick)
    }
  }, [])
  return now
}
