import { setTimeout as sleep } from 'node:timers/promises'
import { getPeriodBounds } from '../../src/engine/rules/time/report-period.ts'

const minRemainingMs = 180_000

/**
 * Waits for the next day in the time zone of the small brands if the current day ends within three minutes, because the
 * tests that call it query their results by "today". A hook that calls it needs a timeout of more than three minutes.
 */
export async function avoidMidnight(): Promise<void> {
  const msUntilMidnight = getPeriodBounds('today', 'Asia/Ho_Chi_Minh', new Date()).to.getTime() - Date.now()
  if (msUntilMidnight < minRemainingMs) await sleep(msUntilMidnight)
}
