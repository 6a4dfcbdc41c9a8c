import { StartError } from './start-error.ts'

/** PostgreSQL cannot be run here, or not be used as it is. The message says in one line why, and what would do. */
export class PostgresError extends StartError {
  override readonly name = 'PostgresError'
}
