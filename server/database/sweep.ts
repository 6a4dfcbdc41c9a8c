import type { Database } from './database.ts'

/** Deletes, of every brand, what a module keeps and nobody can need any more at `now`. */
export type Sweep = (db: Database, now: Date) => Promise<void>

const dayMilliseconds = 86_400_000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMilliseconds)
