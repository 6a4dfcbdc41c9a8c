/** An external reason why a server or a command cannot start. The message is printed without a stack trace. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError'
}

/** PostgreSQL cannot run here or cannot be used as it is. The message states the reason and, if known, the remedy. */
export class PostgresError extends StartupError {
  override readonly name = 'PostgresError'
}

const conflictStates: ReadonlySet<unknown> = new Set(['40001', '40P01'])

/** Whether a transaction conflicted with another one (serialization failure, deadlock) and can be retried. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && conflictStates.has(error.code)
}

/** SQLSTATE of a write on a server that is a standby. */
const readOnlyState = '25006'

/** Whether a statement failed because its server cannot write: it was the primary, and has become a standby. */
export const isReadOnlyError = (error: unknown): error is Error => error instanceof Error && 'code' in error && error.code === readOnlyState

/** SQLSTATE class of integrity constraint violations. */
const constraintViolationClass = '23'

/**
 * Returns the message of a database error. Citus names the tables and constraints of shards, with the number of the
 * shard at the end: the number is removed.
 */
export const getDatabaseMessage = ({ message }: Error): string => message.replaceAll(/_\d{6,}(?=")/g, '')

/**
 * Returns the name of the table that an error is about; `undefined` if it names none. Citus reports only the message.
 */
export function findErrorTable(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'table' in error && typeof error.table === 'string' ? error.table : /relation "(\w+)"/.exec(getDatabaseMessage(error))?.[1]
}

/**
 * Returns the name of the constraint that an error violates; `undefined` for other errors. Citus reports only the
 * message.
 */
export function findViolatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith(constraintViolationClass)) return undefined
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return /constraint "(\w+)"/.exec(getDatabaseMessage(error))?.[1]
}

/** Whether an error is a violation of the named constraint. */
export const isConstraintViolation = (error: unknown, constraint: string): boolean => findViolatedConstraint(error) === constraint

/** SQLSTATE "cannot connect now": a standby can be promoted later. */
const cannotConnectState = '57P03'

/**
 * Creates the error for a connection to a standby instead of the primary. Messages quote it in parentheses.
 */
export const createStandbyError = (): Error => Object.assign(new Error('it is a standby'), { code: cannotConnectState })

/** Socket errors: the server is down, restarting, or not reachable. */
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
 * SQLSTATE codes of temporary failures: idle and transaction timeouts of a session, a read-only standby, serialization
 * failures, deadlocks, unavailable locks, a rejected role (its password is being changed), a database that is missing,
 * accepts no connections or has been dropped, and a server that cancels, shuts down, crashes or starts.
 */
const temporaryStates = [
  readOnlyState,
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

const temporaryCodes = new Set([...socketCodes, ...temporaryStates])

/** Connection exceptions (08) and insufficient resources (53) are temporary as whole classes. */
const temporaryClasses = /^(08|53)/

/** Messages of pg, without a code, for a lost or failed connection. */
const connectionLostMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable)/

/** SQLSTATE codes of connection exceptions (08), and of a server that shuts down, has crashed or is not ready (57P). */
const connectionFailureStates = /^(08|57P)/

/** Whether a server cannot be reached or closes its connections, rather than being unable to execute a statement. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return socketCodes.includes(code) || connectionFailureStates.test(code) || connectionLostMessage.test(error.message)
}

/** Whether the database is temporarily unreachable or unable to do the work, independently of the request. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return temporaryCodes.has(code) || temporaryClasses.test(code) || connectionLostMessage.test(error.message)
}
