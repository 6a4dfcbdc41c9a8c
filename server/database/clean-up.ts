import type { Database } from './database.ts'

/** Deletes the rows of a module, in all brands, whose retention period has ended at `now`. */
export type CleanUp = (db: Database, now: Date) => Promise<void>

const dayMilliseconds = 86_400_000

/**
 * Returns the time `days` periods of 24 hours before `now`. Retention does not depend on the clock changes of a brand's
 * time zone.
 */
export const subtractDays = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMilliseconds)
