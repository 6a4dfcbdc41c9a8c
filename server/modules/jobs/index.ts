/** Background jobs: a queue in the database, processed by any server. */

export { type Job, type Jobs, createJobs } from './jobs.ts'
export type { JobName } from '../../database/job-store.ts'
export { type JobHandlers, startWorkers } from './workers.ts'
