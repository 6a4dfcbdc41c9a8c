import { clearTimeout, setTimeout } from 'node:timers'
import { type JobName, jobNames, type JobStore, type StoredJob } from '../../database/job-store.ts'
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
  let stopping = false
  let resting: Promise<void> | undefined
  let wake = (): void => undefined

  /** Whoever has found nothing rests with those who rest already. */
  const rest = (): Promise<void> =>
    (resting ??= new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, idleMilliseconds).unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    }).finally(() => (resting = undefined)))

  async function doJob(name: JobName, { id, data }: StoredJob): Promise<void> {
    try {
      await work[name]({ id, ...openJob(key, data) })
      await store.done(name, id)
    } catch (error) {
      log(`A job was not done and comes again (${name}): ${describeFault(error)}`)
      await store.failed(name, id, error instanceof Error ? error.name : typeof error)
    }
  }

  /** One looks for jobs of a kind, however many are being done. */
  async function run(name: JobName): Promise<void> {
    const inWork = new Set<Promise<void>>()
    while (!stopping) {
      const taken = await store.take(name).catch(() => undefined)
      if (!taken) {
        if (!stopping) await rest()
        continue
      }
      // A job that could be neither ended nor failed, because the database is gone, is given to somebody else once its
      // time is over.
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
