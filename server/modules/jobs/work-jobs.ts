import { clearTimeout, setTimeout } from 'node:timers'
import { type JobName, jobNames, type JobStore, type StoredJob } from '../../database/job-store.ts'
import { describeFault } from '../calls/index.ts'
import { type Job, openJob } from './jobs.ts'
import { withOperation } from '../../telemetry/operations.ts'
import type { Log } from '../../telemetry/log.ts'

/** Worker functions by job name. */
export type JobWork = Readonly<Record<JobName, (job: Job) => Promise<void>>>

export interface Workers {
  /** Polls for jobs immediately. */
  wake(): void
  /** Stops polling, and resolves once the current jobs are done. */
  stop(): Promise<void>
}

interface WorkOptions {
  readonly store: JobStore
  /** Key that encrypts jobs. */
  readonly key: Buffer
  readonly work: JobWork
  readonly log: Log
}

/** Polling interval while the queue is empty. */
const idleMilliseconds = 500
/** Maximum number of concurrent jobs of a kind on one server. */
const atOnce = 3

/** Processes jobs until it is stopped. A failed job is retried as the policy of its kind says. */
export function workJobs({ store, key, work, log }: WorkOptions): Workers {
  let stopping = false
  let waiting: Promise<void> | undefined
  let wake = (): void => undefined

  /** Idle workers share one timer. */
  const waitForJobs = (): Promise<void> =>
    (waiting ??= new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, idleMilliseconds).unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    }).finally(() => (waiting = undefined)))

  async function doJob(name: JobName, { id, data }: StoredJob): Promise<void> {
    try {
      const job = openJob(key, data)
      await withOperation({ kind: 'job', party: name, name, merchant: job.merchant }, () => work[name]({ id, ...job }))
      await store.done(name, id)
    } catch (error) {
      log(`A job failed and will be retried (${name}): ${describeFault(error)}`, { job: name, error })
      await store.failed(name, id, error instanceof Error ? error.name : typeof error)
    }
  }

  /** Each kind has one poller, regardless of the number of running jobs. */
  async function run(name: JobName): Promise<void> {
    const inWork = new Set<Promise<void>>()
    while (!stopping) {
      const taken = await store.take(name).catch(() => undefined)
      if (!taken) {
        if (!stopping) await waitForJobs()
        continue
      }
      // A job that could be neither completed nor failed because the database is unavailable is retried by another
      // worker after its timeout.
      const job = doJob(name, taken)
        .catch(() => undefined)
        .finally(() => inWork.delete(job))
      inWork.add(job)
      if (inWork.size === atOnce) await Promise.race(inWork)
    }
    await Promise.all(inWork)
  }

  const running = jobNames.map(run)
  return {
    wake: () => wake(),
    stop: async () => {
      stopping = true
      wake()
      await Promise.all(running)
    },
  }
}
