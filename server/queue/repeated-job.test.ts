import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RepeatedJob } from './repeated-job.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a repeated job', () => {
  it.each<readonly [string, () => Promise<unknown>]>([
    ['rejects', () => Promise.reject(new Error('failed'))],
    [
      'throws synchronously',
      () => {
        throw new Error('failed')
      },
    ],
  ])('passes the error of work that %s to onError, and runs again', async (_, fail) => {
    const onError = vi.fn<(error: unknown) => void>()
    const job = new RepeatedJob(1000, fail, onError)
    job.start()
    await vi.advanceTimersByTimeAsync(2000)
    await job.stop()
    expect(onError.mock.calls).toEqual([[new Error('failed')], [new Error('failed')]])
  })

  it('does not start a run during another one, and waits for it when it stops', async () => {
    let endRun = (): void => undefined
    const work = vi.fn<(signal: AbortSignal) => Promise<void>>(() => new Promise((resolve) => (endRun = resolve)))
    const job = new RepeatedJob(1000, work, () => undefined)
    job.start()
    await vi.advanceTimersByTimeAsync(3000)
    expect(work).toHaveBeenCalledTimes(1)
    let hasStopped = false
    const stopPromise = job.stop().then(() => (hasStopped = true))
    await vi.advanceTimersByTimeAsync(1000)
    expect([hasStopped, work.mock.calls[0]?.[0].aborted]).toEqual([false, true])
    endRun()
    await stopPromise
  })
})
