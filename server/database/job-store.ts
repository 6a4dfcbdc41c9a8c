import PgBoss from 'pg-boss'
import pg from 'pg'
import { CompiledQuery, type Kysely, type PostgresPool } from 'kysely'
import { isDistributed } from './connections/connection-settings.ts'
import { isReadOnlyError } from './errors.ts'
import { responseMilliseconds, withResponseLimit } from './connections/response-limit.ts'
import type { Tables } from './tables.ts'

/** Schema of the queue's tables. */
export const jobSchema = 'jobs'

/**
 * Kinds of jobs with their retry policies. A job that has not ended after `expireInSeconds`, such as one whose server
 * died, is retried by any server. A failed job is retried after a delay, which grows exponentially if `retryBackoff` is
 * set: a message is retried for 23 to 45 hours in total.
 */
const queues = {
  message: { expireInSeconds: 60, retryLimit: 14, retryDelay: 5, retryBackoff: true },
  'password-reset': { expireInSeconds: 60, retryLimit: 6, retryDelay: 5, retryBackoff: true },
  ranks: { expireInSeconds: 300, retryLimit: 3, retryDelay: 30, retryBackoff: false },
  referrals: { expireInSeconds: 300, retryLimit: 3, retryDelay: 30, retryBackoff: false },
  'vendor-pictures': { expireInSeconds: 900, retryLimit: 5, retryDelay: 60, retryBackoff: true },
  settlement: { expireInSeconds: 900, retryLimit: 3, retryDelay: 30, retryBackoff: false },
} as const satisfies Record<string, Omit<PgBoss.Queue, 'name'>>

export type JobName = keyof typeof queues
export const jobNames = Object.keys(queues) as JobName[]

/** A fetched job. Its data is parsed JSON. */
export interface StoredJob {
  readonly id: string
  readonly data: unknown
}

/**
 * Creates the database interface of the queue: executes its statements on connections of a pool, with the default type
 * parsers. An unfinished transaction is rolled back before the connection is released, and a connection to a standby is
 * closed. With `createsTables`, the tables that it creates stay on the coordinator of a distributed database.
 */
export const createQueueDb = (pool: PostgresPool, { createsTables = false } = {}): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const client = (await pool.connect()) as unknown as pg.PoolClient
    const limitsToCoordinator = createsTables && isDistributed(client)
    let readOnlyError: Error | undefined
    try {
      if (limitsToCoordinator) await client.query('set citus.enable_ddl_propagation = off')
      return await withResponseLimit(client, responseMilliseconds, () =>
        client.query<Record<string, unknown>>({ text, values, types: pg.types }),
      )
    } catch (error) {
      if (isReadOnlyError(error)) readOnlyError = error
      await client.query('rollback').catch(() => undefined)
      throw error
    } finally {
      if (limitsToCoordinator) await client.query('reset citus.enable_ddl_propagation').catch(() => undefined)
      client.release(readOnlyError)
    }
  },
})

/** Days for which dead jobs are kept, so that an operator can retry them. */
export const deadJobDays = 7

const bossOptions = { schema: jobSchema, supervise: false, schedule: false } as const

/** Migrates the queue's tables, as their owner, and creates its queues. */
export async function installJobQueue(pool: PostgresPool): Promise<void> {
  const boss = await new PgBoss({ ...bossOptions, db: createQueueDb(pool, { createsTables: true }) }).start()
  for (const name of jobNames) {
    await boss.createQueue(name, { name, ...queues[name] })
    await boss.updateQueue(name, { name, ...queues[name] })
  }
  await boss.stop({ graceful: false })
}

/** Whether the tables have the version that pg-boss requires and all queues exist; `false` if they cannot be read. */
export async function isJobQueueCurrent(db: PgBoss.Db): Promise<boolean> {
  const boss = new PgBoss({ ...bossOptions, db, migrate: false })
  try {
    await boss.start()
    const existing = new Set((await boss.getQueues()).map(({ name }) => name))
    return jobNames.every((name) => existing.has(name))
  } catch {
    return false
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** Interval of the search for jobs of dead servers, and the time after which a job's server counts as dead. */
export interface JobTimes {
  readonly maintainSeconds: number
  /** Overrides the expiry of the job's kind. */
  readonly expireSeconds?: number
}

/** The queue for the serving role, which may not create tables. */
export class JobStore {
  readonly #boss: PgBoss
  readonly #db: PgBoss.Db
  readonly #times: JobTimes

  constructor(db: PgBoss.Db, onError: (error: Error) => void, times: JobTimes = { maintainSeconds: 20 }) {
    this.#times = times
    this.#db = db
    this.#boss = new PgBoss({
      ...bossOptions,
      db,
      migrate: false,
      supervise: true,
      maintenanceIntervalSeconds: times.maintainSeconds,
      archiveFailedAfterSeconds: deadJobDays * 86_400,
    })
    this.#boss.on('error', onError)
  }

  async open(): Promise<this> {
    await this.#boss.start()
    return this
  }

  /**
   * Enqueues a job, within the transaction of `db` if given. With `slot`, all servers together enqueue at most one job
   * per key and period of `seconds`. Returns `false` if one was enqueued already.
   */
  async enqueue(
    name: JobName,
    data: object,
    { db, slot }: { readonly db?: Kysely<Tables>; readonly slot?: JobSlot } = {},
  ): Promise<boolean> {
    const id = await this.#boss.send(name, data, {
      ...(db && { db: createTransactionDb(db) }),
      ...(slot && { singletonKey: slot.key, singletonSeconds: slot.seconds }),
      ...(this.#times.expireSeconds !== undefined && { expireInSeconds: this.#times.expireSeconds }),
    })
    return id !== null
  }

  /** Fetches a job exclusively; `undefined` if none is waiting or the database is unavailable. */
  async fetch(name: JobName): Promise<StoredJob | undefined> {
    return (await this.#boss.fetch<object>(name))[0]
  }

  complete(name: JobName, id: string): Promise<void> {
    return this.#boss.complete(name, id)
  }

  /** Marks a job as failed. The reason is stored, so it must not contain personal data. */
  fail(name: JobName, id: string, reason: string): Promise<void> {
    return this.#boss.fail(name, id, { why: reason })
  }

  /** Counts the waiting, active and dead jobs of all servers by kind and state; each kind has every state. */
  async count(): Promise<readonly JobCount[]> {
    const { rows } = (await this.#db.executeSql(
      `select name, case state when 'active' then 'active' when 'failed' then 'dead' else 'waiting' end as state, count(*)::int as count
       from ${jobSchema}.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
      [],
    )) as { rows: readonly { name: string; state: string; count: number }[] }
    return jobNames.flatMap((queue) =>
      jobStates.map((state) => ({ queue, state, count: rows.find((row) => row.name === queue && row.state === state)?.count ?? 0 })),
    )
  }

  /** Lists the dead jobs of all servers that failed last, newest first, at most `count`. */
  async listDead(count: number): Promise<readonly DeadJob[]> {
    const { rows } = (await this.#db.executeSql(
      `select id, name, data ->> 'merchant' as merchant, completed_on as "failedAt", coalesce(output ->> 'why', output -> 'value' ->> 'message') as reason
       from ${jobSchema}.job where state = 'failed' order by completed_on desc nulls last, id limit $1`,
      [count],
    )) as { rows: readonly DeadJob[] }
    return rows
  }

  /** Runs a dead job once more. Returns `false` if no dead job has this id, a UUID. */
  async retryDead(id: string): Promise<boolean> {
    // `PgBoss.retry` leaves the time of the failure, after which pg-boss archives the job even while it waits.
    const { rows } = (await this.#db.executeSql(
      `update ${jobSchema}.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null
       where id = $1 and state = 'failed' returning id`,
      [id],
    )) as { rows: readonly object[] }
    return rows.length > 0
  }

  close(): Promise<void> {
    return this.#boss.stop({ graceful: false })
  }
}

/** A job that failed after the last retry. */
export interface DeadJob {
  readonly id: string
  readonly name: string
  /** Merchant code; `null` for a job of the platform. */
  readonly merchant: string | null
  /** When it failed last. */
  readonly failedAt: Date | null
  /** Reason of the last failure, without personal data. */
  readonly reason: string | null
}

/** `dead`: failed after the last retry. */
const jobStates = ['waiting', 'active', 'dead'] as const

export interface JobCount {
  readonly queue: JobName
  readonly state: (typeof jobStates)[number]
  readonly count: number
}

interface JobSlot {
  readonly key: string
  readonly seconds: number
}

const createTransactionDb = (db: Kysely<Tables>): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
    return { rows }
  },
})
