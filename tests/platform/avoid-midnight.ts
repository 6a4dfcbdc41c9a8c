import { setTimeout as sleep } from 'node:timers/promises'
import { boundsOf } from '../../src/engine/rules/time/report-period.ts'

const minRemainingMs = 180_000

/**
 * Waits for the next day in the small brands' time zone if this one ends within three minutes, because these tests
 * query their results by "today". Give the hook that calls it a longer timeout than that.
 */
export async function avoidMidnight(): Promise<void> {
  const msUntilMidnight = boundsOf('today', 'Asia/Ho_Chi_Minh', new Date()).to.getTime() - Date.now()
  if (msUntilMidnight < minRemainingMs) await sleep(msUntilMidnight)
}
