import type { Database } from './database.ts'

/** Deletes the rows of every brand that a module does not need any more at `now`. */
export type CleanUp = (db: Database, now: Date) => Promise<void>

const dayMilliseconds = 86_400_000

/**
 * Returns the moment so many days of 24 hours before `now`: rows are kept for a number of days, whatever the clocks of
 * their brand do.
 */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMilliseconds)
