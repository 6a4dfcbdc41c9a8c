import { clearTimeout, setTimeout } from 'node:timers'
import { type JobName, jobNames, type JobStore, type StoredJob } from '../../database/job-store.ts'
import { describeError } from '../api-context/index.ts'
import { type Job, decryptJob } from './jobs.ts'
import { withOperation } from '../../telemetry/operations.ts'
import type { Log } from '../../telemetry/log.ts'

/** Handlers by job name. */
export type JobHandlers = Readonly<Record<JobName, (job: Job) => Promise<void>>>

export interface Workers {
  /** Polls for jobs immediately. */
  wake(): void
  /** Stops polling, and resolves once the current jobs are done. */
  stop(): Promise<void>
}

interface WorkerOptions {
  readonly store: JobStore
  /** Key with which the payloads of jobs are encrypted. */
  readonly key: Buffer
  readonly handlers: JobHandlers
  readonly log: Log
}

/** Polling interval while a queue is empty. There is one queue for each job name. */
const pollMilliseconds = 500
/** Maximum number of concurrent jobs with the same name on one server. */
const maxConcurrentJobs = 3

/** Starts the processing of jobs. A failed job is retried according to the policy of its queue. */
export function startWorkers({ store, key, handlers, log }: WorkerOptions): Workers {
  let isStopping = false
  let idleWait: Promise<void> | undefined
  let wake = (): void => undefined

  /** Idle workers share one timer. */
  const waitForJobs = (): Promise<void> =>
    (idleWait ??= new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMilliseconds).unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    }).finally(() => (idleWait = undefined)))

  async function processJob(name: JobName, { id, data }: StoredJob): Promise<void> {
    try {
      const job = decryptJob(key, data)
      await withOperation({ kind: 'job', party: name, name, merchant: job.merchant }, () => handlers[name]({ id, ...job }))
      await store.complete(name, id)
    } catch (error) {
      log(`A job of the kind ${name} failed: ${describeError(error)}`, { job: name, error })
      await store.fail(name, id, error instanceof Error ? error.name : typeof error)
    }
  }

  /** Each job name has one poller, regardless of the number of running jobs. */
  async function pollJobs(name: JobName): Promise<void> {
    const runningJobs = new Set<Promise<void>>()
    while (!isStopping) {
      const storedJob = await store.fetch(name).catch(() => undefined)
      if (!storedJob) {
        if (!isStopping) await waitForJobs()
        continue
      }
      // A job that could be neither completed nor failed because the database is unavailable is retried by another
      // worker after its timeout.
      const job = processJob(name, storedJob)
        .catch(() => undefined)
        .finally(() => runningJobs.delete(job))
      runningJobs.add(job)
      if (runningJobs.size === maxConcurrentJobs) await Promise.race(runningJobs)
    }
    await Promise.all(runningJobs)
  }

  const pollers = jobNames.map(pollJobs)
  return {
    wake: () => wake(),
    stop: async () => {
      isStopping = true
      wake()
      await Promise.all(pollers)
    },
  }
}
