/** PostgreSQL cannot be run here. The message says in one line why, and what would do. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError'
}
