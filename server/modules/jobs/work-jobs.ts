import { clearTimeout, setTimeout } from 'node:timers'
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
    while (!stopping) {
      // A job that could be neither ended nor failed, because the database is gone, is given to somebody else once its
      // time is over.
      if (!(await doNext(name).catch(() => false)) && !stopping) await rest()
    }
  }

  const running = jobNames.flatMap((name) => Array.from({ length: atOnce }, () => run(name)))
  return {
    wake: () => wake(),
    stop: async () => {
      stopping = true
      wake()
      await Promise.all(running)
    },
  }
}
