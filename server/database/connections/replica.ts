import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createQueryBuilder, type Database, openPool } from '../database.ts'
import { isConnectionFailure } from '../errors.ts'
import { FairPool } from './fair-pool.ts'
import type { Scope } from '../row-security.ts'

const poolSize = 4
const statementMilliseconds = 15_000
/** Maximum time that a report waits for a replica to catch up. */
const catchUpMilliseconds = 500
const pollMilliseconds = 20
/** Time between a connection failure and the next attempt. A statement timeout is not a connection failure. */
const retryMilliseconds = 5_000

/** The value that a replica returned, and its age. */
interface ReplicaResult<T> {
  readonly value: T
  /** Upper bound in seconds: the value includes every change that was committed at least this long ago. */
  readonly staleSeconds: number
}

/** A streaming standby that answers reports. */
export interface Replica {
  /**
   * Runs `read` on the replica with access to the rows of `scope`. Resolves to `undefined` if the replica lags too far
   * behind or fails: the primary has to answer.
   */
  read<T>(scope: Scope, read: (db: Database) => Promise<T>): Promise<ReplicaResult<T> | undefined>
  close(): Promise<void>
}

interface ReplicaOptions {
  readonly url: string
  readonly primary: Database
  /** Age in seconds above which the primary answers. */
  readonly maxStaleSeconds: number
  /** Receives errors of idle connections. */
  readonly onError: (error: Error) => void
}

export function openReplica({ url, primary, maxStaleSeconds, onError }: ReplicaOptions): Replica {
  const pool = new FairPool(openPool(url, { max: poolSize, statementMilliseconds, acceptsStandby: true }, onError), poolSize, 'replica')
  let retryAt = 0
  return {
    read: async (scope, read) => {
      if (performance.now() < retryAt) return undefined
      try {
        // Measured on the same connection: another one of the pool may be to another replica.
        return await createQueryBuilder(pool.forScope(scope, scope))
          .connection()
          .execute(async (db) => {
            const staleSeconds = await measureStaleness(primary, db)
            return staleSeconds === undefined || staleSeconds > maxStaleSeconds ? undefined : { value: await read(db), staleSeconds }
          })
      } catch (error) {
        if (isConnectionFailure(error)) retryAt = performance.now() + retryMilliseconds
        return undefined
      }
    },
    close: () => pool.end(),
  }
}

/**
 * Returns the age of the data of a replica, in seconds; `undefined` if the age is unknown, or if the replica is not a
 * standby of the primary. The position of the primary in the WAL is read first: if the replica has replayed it, the age
 * is the time since that reading. Otherwise the time of the last replayed commit is the bound; both times come from the
 * clock of the primary.
 */
async function measureStaleness(primary: Database, replica: Database): Promise<number | undefined> {
  const startedAt = performance.now()
  const { rows } = await sql<PrimaryState>`
    select system_identifier::text as system, pg_current_wal_lsn()::text as position, clock_timestamp()::text as at
    from pg_control_system()`.execute(primary)
  const [primaryState] = rows
  if (!primaryState) return undefined
  for (;;) {
    const state = await readReplicaState(replica, primaryState)
    const elapsedSeconds = (performance.now() - startedAt) / 1000
    if (state?.isStandby !== true || state.system !== primaryState.system) return undefined
    if (state.isCurrent === true) return elapsedSeconds
    // A negative age: after a failover, the commit has the time of another primary's clock.
    if (elapsedSeconds * 1000 > catchUpMilliseconds)
      return state.behindSeconds === null || state.behindSeconds < 0 ? undefined : state.behindSeconds + elapsedSeconds
    await sleep(pollMilliseconds)
  }
}

interface PrimaryState {
  /** Identifier of the cluster, which its standbys share. */
  readonly system: string
  /** Position in the WAL. */
  readonly position: string
  /** Time at which the position was read, on the primary's clock. */
  readonly at: string
}

interface ReplicaState extends Pick<PrimaryState, 'system'> {
  readonly isStandby: boolean
  /** Whether it has replayed the WAL up to the position; `null` if it has replayed nothing. */
  readonly isCurrent: boolean | null
  /** Time from its last replayed commit to the reading of the position; `null` if it has replayed no commit. */
  readonly behindSeconds: number | null
}

async function readReplicaState(replica: Database, { position, at }: PrimaryState): Promise<ReplicaState | undefined> {
  const { rows } = await sql<ReplicaState>`
    select pg_is_in_recovery() as "isStandby", system_identifier::text as system,
      pg_last_wal_replay_lsn() >= ${position}::text::pg_lsn as "isCurrent",
      extract(epoch from ${at}::text::timestamptz - pg_last_xact_replay_timestamp())::float8 as "behindSeconds"
    from pg_control_system()`.execute(replica)
  return rows[0]
}
