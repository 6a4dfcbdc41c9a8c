/** A reason, outside the program, for which the server cannot start. The message is one sentence with a remedy. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}

/** PostgreSQL cannot be run here, or not be used as it is. The message says in one line why, and what would do. */
export class PostgresError extends StartError {
  override readonly name = 'PostgresError'
}

const conflicts: ReadonlySet<unknown> = new Set(['40001', '40P01'])

/**
 * Whether the database undid a transaction because of another (serialization failure, deadlock): the same can succeed.
 */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && conflicts.has(error.code)
}

/** Whether the database refused something because of the constraint of that name. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint
}

/** System errors of a socket: the server is down, restarting, or not reachable. */
const socketCodes = [
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]

/**
 * SQLSTATE codes after which the same work can succeed later: idle and transaction timeouts of a session, a standby
 * that took over, no more connections, a refused role (its password is being changed), a database that is missing,
 * accepts no connections or is dropped, and a server that cancels, shuts down, crashes or starts.
 */
const passingStates = [
  '25006',
  '25P03',
  '25P04',
  '28000',
  '28P01',
  '3D000',
  '40001',
  '40P01',
  '55000',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
]

const passing = new Set([...socketCodes, ...passingStates])

/** Connection exceptions (08) and insufficient resources (53) are passing as whole classes. */
const passingClasses = /^(08|53)/

/** What pg says, without a code, of a connection that is lost or did not come about. */
const lostMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable)/

/**
 * Whether the database could not be reached, or could not do the work at the moment: passing, and no fault of the call.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return passing.has(code) || passingClasses.test(code) || lostMessage.test(error.message)
}
