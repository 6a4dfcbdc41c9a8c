import { useEffect, useEffectEvent } from 'react'
import type { Deposit } from '../../generated/api.ts'
import { useEngine } from '../../engine/index.ts'
import { mayMove } from './describe-state.ts'

/** How long until it is asked again: a deposit that has just been made moves soon. */
const pauseAfter = (milliseconds: number): number => (milliseconds < 60_000 ? 2_000 : milliseconds < 300_000 ? 5_000 : 15_000)

/**
 * Asks how a deposit stands, again and again while it is looked at, and at once when somebody comes back to the page.
 */
export function useFollowed(deposit: Deposit, onChange: (now: Deposit) => void): void {
  const { ports, window } = useEngine()
  const { id } = deposit
  const moves = mayMove(deposit.state)
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (!moves) return undefined
    const begun = Date.now()
    let gone = false
    let timer: number | undefined
    const request = async (): Promise<void> => {
      window.clearTimeout(timer)
      const now = await ports.deposit.one({ id }).catch(() => undefined)
      if (gone) return
      if (now) tell(now)
      timer = window.setTimeout(() => void request(), pauseAfter(Date.now() - begun))
    }
    const look = (): void => {
      if (window.document.visibilityState === 'visible') void request()
    }
    timer = window.setTimeout(() => void request(), 1_000)
    window.document.addEventListener('visibilitychange', look)
    for (const event of ['pageshow', 'online', 'focus']) window.addEventListener(event, look)
    return () => {
      gone = true
      window.clearTimeout(timer)
      window.document.removeEventListener('visibilitychange', look)
      for (const event of ['pageshow', 'online', 'focus']) window.removeEventListener(event, look)
    }
  }, [ports, window, id, moves])
}
