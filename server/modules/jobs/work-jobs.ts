import { setTimeout as sleep } from 'node:timers/promises'
import { type JobName, jobNames, type JobStore } from '../../database/job-store.ts'
import { describeFault } from '../calls/index.ts'
import { type Job, openJob } from './jobs.ts'

/** Who does the jobs of each kind. */
export type JobWork = Readonly<Record<JobName, (job: Job) => Promise<void>>>

export interface Workers {
  /** Looks for jobs now. */
  wake(): void
  /** Ends what has been begun, and takes no more. */
  stop(): Promise<void>
}

interface WorkOptions {
  readonly store: JobStore
  /** The key under which jobs are sealed. */
  readonly key: Buffer
  readonly work: JobWork
  readonly log: (line: string) => void
}

/** How long nobody looks where nothing was found. */
const idleMilliseconds = 500
/** So many jobs of a kind are done at once on one server. */
const atOnce = 3

/** Does jobs as they come, until it is stopped. A job that fails comes again by the patience of its kind. */
export function workJobs({ store, key, work, log }: WorkOptions): Workers {
  const stopping = new AbortController()
  let rest = new AbortController()
  const wake = (): void => rest.abort()

  async function doNext(name: JobName): Promise<boolean> {
    const taken = await store.take(name)
    if (!taken) return false
    const { id, data } = taken
    try {
      await work[name]({ id, ...openJob(key, data) })
      await store.done(name, id)
    } catch (error) {
      log(`A job was not done and comes again (${name}): ${describeFault(error)}`)
      await store.failed(name, id, error instanceof Error ? error.name : typeof error)
    }
    return true
  }

  async function run(name: JobName): Promise<void> {
    while (!stopping.signal.aborted) {
      // A job that could be neither ended nor failed, because the database is gone, is given to somebody else once its time is over.
      if (await doNext(name).catch(() => false)) continue
      if (rest.signal.aborted) rest = new AbortController()
      await sleep(idleMilliseconds, undefined, { signal: rest.signal, ref: false }).catch(() => undefined)
    }
  }

  const running = jobNames.flatMap((name) => Array.from({ length: atOnce }, () => run(name)))
  return {
    wake,
    stop: async () => {
      stopping.abort()
      wake()
      await Promise.all(running)
    },
  }
}
