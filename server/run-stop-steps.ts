import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './telemetry/log.ts'

/** A step of the shutdown, which undoes a step of the startup. */
export interface StopStep {
  /** What is stopped, such as "the database". */
  readonly name: string
  readonly run: () => Promise<unknown>
}

/** Registers a step that runs when the server stops. */
export type OnStop = (name: StopStep['name'], run: StopStep['run']) => void

interface StopOptions {
  /** Time that the steps share. Each gets at least `minStepMilliseconds`. */
  readonly milliseconds: number
  /** Minimum time for each step, even if earlier steps have used up the time of all steps. */
  readonly minStepMilliseconds?: number
  readonly log: Log
}

/**
 * Runs the steps one after another. A step that fails or takes too long is logged, and the next steps still run. Jobs
 * that a step leaves unfinished are continued by another server, or after a restart.
 * @throws AggregateError with the errors of the failed steps; a step that takes too long is not a failure
 */
export async function runStopSteps(
  steps: readonly StopStep[],
  { milliseconds, minStepMilliseconds = 3_000, log }: StopOptions,
): Promise<void> {
  const deadline = Date.now() + milliseconds
  const failures: { readonly name: string; readonly error: unknown }[] = []
  for (const { name, run } of steps) {
    try {
      const hasEnded = await waitAtMost(run(), Math.max(deadline - Date.now(), minStepMilliseconds))
      if (!hasEnded) log(`Stopping ${name} timed out.`)
    } catch (error) {
      log(`Stopping ${name} failed: ${String(error)}`, { error })
      failures.push({ name, error })
    }
  }
  if (failures.length === 0) return
  throw new AggregateError(
    failures.map(({ error }) => error),
    `The server could not stop ${failures.map(({ name }) => name).join(', ')}.`,
  )
}

/** Waits for work. Resolves to whether it has ended within the time; rejects if it fails before. */
async function waitAtMost(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const timeout = new AbortController()
  try {
    const elapsed = sleep(milliseconds, false, { signal: timeout.signal }).catch(() => false)
    return await Promise.race([work.then(() => true), elapsed])
  } finally {
    timeout.abort()
  }
}
