/** Work that outlives a server: a queue in the database, done by whichever server comes first. */

export { type Job, type Jobs, createJobs } from './jobs.ts'
export type { JobName } from '../../database/job-store.ts'
export { type JobWork, workJobs } from './work-jobs.ts'
