import type pg from 'pg'

/** Longer than a statement may run: only a server that has vanished does not respond in this time. */
export const responseMilliseconds = 20_000

/**
 * Executes a statement, and destroys its connection if there is no response in time. A machine that vanishes closes no
 * connection, and the system's own timeout is about a quarter of an hour.
 */
export async function withResponseLimit<T>(client: pg.Client, milliseconds: number, execute: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => client.connection.stream.destroy(), milliseconds)
  try {
    return await execute()
  } finally {
    clearTimeout(timer)
  }
}
