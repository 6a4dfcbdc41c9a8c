/** Background jobs: a queue in the database, processed by any server. */

export { type Job, type Jobs, createJobs } from './jobs.ts'
export type { JobName } from '../../database/job-store.ts'
export { type JobHandlers as JobWork, startWorkers as workJobs } from './workers.ts'
