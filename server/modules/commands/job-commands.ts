import { isUuid } from '../../database/is-uuid.ts'
import { deadJobDays } from '../../database/job-store.ts'
import { AdminApiError } from './admin-api-error.ts'
import { type AdminCommands, definePlatformCommand } from './command.ts'

const maxListedJobs = 200

/** Commands for background jobs that failed in all attempts, such as messages to players. */
export const jobCommands: AdminCommands = {
  'dead-jobs': definePlatformCommand({
    permission: 'platform.read',
    title: 'Dead jobs',
    usage: 'jobs',
    help: `Lists the background jobs that failed in all attempts, at most ${String(maxListedJobs)}, newest first: kind, brand, time and reason of the last failure. They are kept for ${String(deadJobDays)} days.`,
    rows: { parameter: 'job', property: 'id' },
    run: async ({ jobs }) =>
      (await jobs.listDead(maxListedJobs)).map(({ id, name, merchant, failedAt, reason }) => ({
        id,
        kind: name,
        merchant,
        failedAt: failedAt?.toISOString() ?? null,
        reason,
      })),
  }),
  'retry-job': definePlatformCommand({
    permission: 'platform.write',
    title: 'Retry job',
    usage: 'jobs retry <job>',
    help: 'Runs a dead job once more, for example after a mail server or vendor is back.',
    parameters: { job: 'text' },
    run: async ({ jobs }, { job }) => {
      if (!isUuid(job) || !(await jobs.retryDead(job))) throw new AdminApiError(`There is no dead job "${job}".`)
      return { retrying: job }
    },
  }),
}
