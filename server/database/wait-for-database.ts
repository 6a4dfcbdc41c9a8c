import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isUnavailable, PostgresError } from './errors.ts'
import type { DatabaseUrls } from './roles.ts'

export interface WaitOptions {
  readonly log: (line: string) => void
  /** How long to wait for a server that does not answer. */
  readonly seconds: number
  /** Cancels the wait. */
  readonly signal?: AbortSignal | undefined
}

const pauseMilliseconds = 500
const connectMilliseconds = 5_000
/** SQLSTATE "cannot connect now": a standby can be promoted later. */
const standbyState = '57P03'
/** Permanent failures: the role or its password is rejected, or the database does not exist. */
const permanentStates = new Set(['28000', '28P01', '3D000'])

/**
 * Resolves once PostgreSQL accepts each of the given roles. A server that is down, starting or a standby is retried.
 * @throws PostgresError naming the setting, if PostgreSQL does not answer in time, rejects the role, or has no such
 * database
 */
export async function waitForDatabase({ appUrl: servingUrl, migrationUrl: ownerUrl }: DatabaseUrls, options: WaitOptions): Promise<void> {
  await waitFor('DATABASE_URL', servingUrl, options)
  if (ownerUrl !== undefined) await waitFor('MIGRATE_DATABASE_URL', ownerUrl, options)
}

async function waitFor(setting: string, url: string, { log, seconds, signal }: WaitOptions): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  for (let attempt = 1; ; attempt++) {
    const { target, error } = await tryConnection(setting, url)
    if (error === undefined) return
    const code = codeOf(error)
    if (permanentStates.has(code) || !isUnavailable(error)) throw new PostgresError(`${setting}: ${describeRefusal(target, code, error)}`)
    if (Date.now() >= deadline)
      throw new PostgresError(
        `${setting}: PostgreSQL at ${target.address} did not answer within ${String(seconds)} seconds (${describeReason(error)}).`,
      )
    if (attempt === 1)
      log(`PostgreSQL at ${target.address} does not answer (${describeReason(error)}). Retrying for ${String(seconds)} seconds …`)
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
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    if (rows[0]?.standby === true) throw Object.assign(new Error('it is a standby'), { code: standbyState })
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

function describeRefusal({ address, database, role }: ConnectionTarget, code: string, error: Error): string {
  if (code === '3D000') return `PostgreSQL at ${address} has no database "${database}". Create it, or correct the name.`
  if (permanentStates.has(code))
    return `PostgreSQL at ${address} refuses the role "${role}" (${error.message}). Correct the name or the password.`
  return `connecting to PostgreSQL at ${address} failed (${describeReason(error)}).`
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** A refused connection to several addresses of one host has no message of its own. */
const describeReason = (error: Error): string => error.message.trim().replaceAll(/\s+/g, ' ') || codeOf(error)
