import { type Kysely, sql } from 'kysely'
import type pg from 'pg'

/** Default response limit. It exceeds the statement timeout (15 s), so that only an unreachable server reaches it. */
export const responseMilliseconds = 20_000

/** The statement of `liftTimeout`, which scoped connections recognise. */
export const liftTimeoutStatement = 'set local statement_timeout = 0'

/**
 * Removes the time limits of a transaction's statements: PostgreSQL does not cancel them, and no response limit
 * applies.
 */
export const liftTimeout = async <T>(trx: Kysely<T>): Promise<void> => {
  await sql.raw(liftTimeoutStatement).execute(trx)
}

/**
 * Executes a statement, and destroys its connection if there is no response in time. A host that disappears
 * does not close its connections, and the operating system's timeout is about 15 minutes.
 */
export async function withResponseLimit<T>(client: pg.Client, milliseconds: number, execute: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => client.connection.stream.destroy(), milliseconds)
  try {
    return await execute()
  } finally {
    clearTimeout(timer)
  }
}
