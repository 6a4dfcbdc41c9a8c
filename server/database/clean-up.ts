import type { Database } from './database.ts'

/** Deletes the rows of a module, of all brands, with a retention period that has ended at `now`. */
export type CleanUp = (db: Database, now: Date) => Promise<void>

const dayMilliseconds = 86_400_000

/**
 * The moment a number of 24-hour days before `now`: retention does not depend on clock changes of a brand's time zone.
 */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMilliseconds)
