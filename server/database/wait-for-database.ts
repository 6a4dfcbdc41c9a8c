import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { configureConnection, isStandby } from './connections/connection-settings.ts'
import { createStandbyError, isUnavailable, PostgresError } from './errors.ts'
import type { DatabaseUrls } from './roles.ts'

export interface WaitOptions {
  readonly log: (line: string) => void
  /** Maximum time to wait for a server that does not answer. */
  readonly seconds: number
  /** Cancels the wait. */
  readonly signal?: AbortSignal | undefined
}

const pauseMilliseconds = 500
const connectMilliseconds = 5_000
/** SQLSTATEs of permanent failures: the role or its password is rejected, or the database does not exist. */
const permanentStates = new Set(['28000', '28P01', '3D000'])

/**
 * Resolves once PostgreSQL accepts a connection with each URL. The connection is retried while the server is down,
 * starting or a standby.
 * @throws PostgresError naming the setting, if the URL is invalid, or if PostgreSQL does not answer in time, rejects
 * the role, has no such database, or fails in another way that is not temporary
 * @throws AbortError if the signal is aborted between two attempts
 */
export async function waitForDatabase({ appUrl, migrationUrl }: DatabaseUrls, options: WaitOptions): Promise<void> {
  await waitFor('DATABASE_URL', appUrl, options)
  if (migrationUrl !== undefined) await waitFor('MIGRATE_DATABASE_URL', migrationUrl, options)
}

async function waitFor(setting: string, url: string, { log, seconds, signal }: WaitOptions): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  for (let attempt = 1; ; attempt++) {
    const { target, error } = await tryConnection(setting, url)
    if (error === undefined) return
    const code = getErrorCode(error)
    if (permanentStates.has(code) || !isUnavailable(error)) throw new PostgresError(`${setting}: ${describeFailure(target, code, error)}`)
    if (Date.now() >= deadline)
      throw new PostgresError(
        `${setting}: PostgreSQL at ${target.address} did not answer within ${String(seconds)} s (${describeReason(error)}).`,
      )
    if (attempt === 1)
      log(`PostgreSQL at ${target.address} does not answer (${describeReason(error)}). Retrying for ${String(seconds)} s …`)
    await sleep(pauseMilliseconds, undefined, { signal })
  }
}

interface ConnectionTarget {
  readonly address: string
  readonly database: string
  readonly role: string
}

async function tryConnection(setting: string, url: string): Promise<{ readonly target: ConnectionTarget; readonly error?: Error }> {
  const client = createClient(setting, url)
  const target = { address: `${client.host}:${String(client.port)}`, database: client.database ?? '', role: client.user ?? '' }
  client.on('error', () => undefined)
  try {
    await client.connect()
    await configureConnection(client, connectMilliseconds)
    if (await isStandby(client)) throw createStandbyError()
    return { target }
  } catch (error) {
    return { target, error: error instanceof Error ? error : new Error(String(error)) }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Errors do not quote the URL, which contains a password. */
function createClient(setting: string, url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMilliseconds })
  } catch (error) {
    const reason = error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_URL' ? 'it is not a valid URL' : String(error)
    throw new PostgresError(`${setting} cannot be used: ${reason}. Special characters in its password are written as %XX.`)
  }
}

function describeFailure({ address, database, role }: ConnectionTarget, code: string, error: Error): string {
  if (code === '3D000') return `PostgreSQL at ${address} has no database "${database}". Create it, or correct the name.`
  if (permanentStates.has(code))
    return `PostgreSQL at ${address} refuses the role "${role}" (${error.message}). Correct the name or the password.`
  return `connecting to PostgreSQL at ${address} failed (${describeReason(error)}).`
}

/** PgBouncer reports every refusal as a protocol violation, with these messages. */
const poolerRefusals: readonly (readonly [message: RegExp, state: string])[] = [
  [/authentication failed/, '28P01'],
  [/^(?:database ".*" does not exist|no such database)/, '3D000'],
]

function getErrorCode(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code !== '08P01') return code
  return poolerRefusals.find(([message]) => message.test(error.message))?.[1] ?? code
}

/** A refused connection to several addresses of one host has no message of its own. */
const describeReason = (error: Error): string => error.message.trim().replaceAll(/\s+/g, ' ') || getErrorCode(error)
