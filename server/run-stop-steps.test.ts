import { describe, expect, it, vi } from 'vitest'
import { runStopSteps, type StopStep } from './run-stop-steps.ts'

describe('runStopSteps', () => {
  it('runs all steps in order even if some fail, logs each failure and throws one error at the end', async () => {
    const ended: string[] = []
    const createStep = (name: string, error?: Error): StopStep => ({
      name,
      run: async () => {
        if (error) throw error
        ended.push(name)
      },
    })
    const [replicaError, queueError] = [new Error('connection lost'), new Error('not open')]
    const throwError = (): never => {
      throw queueError
    }
    const log = vi.fn<(message: string, details?: object) => void>()
    const steps = [
      createStep('the workers'),
      createStep('the replica', replicaError),
      { name: 'the job queue', run: throwError },
      createStep('the database'),
      createStep('the lock'),
    ]
    const error: unknown = await runStopSteps(steps, { milliseconds: 1000, log }).catch((reason: unknown) => reason)
    expect(ended).toEqual(['the workers', 'the database', 'the lock'])
    expect(log.mock.calls).toEqual([
      ['Stopping the replica failed: Error: connection lost', { error: replicaError }],
      ['Stopping the job queue failed: Error: not open', { error: queueError }],
    ])
    expect(error).toMatchObject({
      name: 'AggregateError',
      message: 'The server could not stop the replica, the job queue.',
      errors: [replicaError, queueError],
    })
  })

  it('runs the next step after one that does not end in time', async () => {
    const run = vi.fn<() => Promise<void>>(async () => undefined)
    const log = vi.fn<(message: string) => void>()
    const pending: StopStep = { name: 'the web server', run: () => new Promise(() => undefined) }
    await runStopSteps([pending, { name: 'the database', run }], { milliseconds: 0, minStepMilliseconds: 10, log })
    expect(run).toHaveBeenCalledTimes(1)
    expect(log).toHaveBeenCalledExactlyOnceWith('Stopping the web server timed out.')
  })
})
