import { useEffect, useEffectEvent } from 'react'
import type { Deposit } from '../../generated/api.ts'
import { useEngine } from '../../engine/index.ts'
import { canChange } from './describe-state.ts'

/** Returns the delay until the next poll, given the time since polling started, both in milliseconds. */
const getPollDelay = (elapsed: number): number => (elapsed < 60_000 ? 2_000 : elapsed < 300_000 ? 5_000 : 15_000)

/**
 * Polls a deposit while its state can change, and at once when the page becomes visible, receives focus or is online
 * again. Calls `onResponse` with every response, whether or not the deposit has changed. Ignores failed requests, and
 * responses to requests that were sent before the last change of the deposit, because they may be outdated.
 */
export function usePolledDeposit(deposit: Deposit, onResponse: (updated: Deposit) => void): void {
  const { ports, window } = useEngine()
  const { id, state, proofGiven } = deposit
  const handleResponse = useEffectEvent(onResponse)
  useEffect(() => {
    if (!canChange(state)) return undefined
    const startedAt = Date.now()
    let isStopped = false
    let timer: number | undefined
    const poll = async (): Promise<void> => {
      window.clearTimeout(timer)
      const updated = await ports.deposit.one({ id }).catch(() => undefined)
      if (isStopped) return
      // An overlapping poll may have set the timer during the request.
      window.clearTimeout(timer)
      timer = window.setTimeout(() => void poll(), getPollDelay(Date.now() - startedAt))
      if (updated) handleResponse(updated)
    }
    const pollIfVisible = (): void => {
      if (window.document.visibilityState === 'visible') void poll()
    }
    timer = window.setTimeout(() => void poll(), 1_000)
    window.document.addEventListener('visibilitychange', pollIfVisible)
    for (const event of ['pageshow', 'online', 'focus']) window.addEventListener(event, pollIfVisible)
    return () => {
      isStopped = true
      window.clearTimeout(timer)
      window.document.removeEventListener('visibilitychange', pollIfVisible)
      for (const event of ['pageshow', 'online', 'focus']) window.removeEventListener(event, pollIfVisible)
    }
  }, [ports, window, id, state, proofGiven])
}
