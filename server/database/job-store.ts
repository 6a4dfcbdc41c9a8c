import PgBoss from 'pg-boss'
import pg from 'pg'
import { CompiledQuery, type Kysely, type PostgresPool } from 'kysely'
import type { Tables } from './tables.ts'

/** The schema that the queue has its tables in. */
export const jobSchema = 'jobs'

/**
 * The kinds of jobs, and how patient each is. A job whose server has died is given to another after `expireInSeconds`;
 * one that failed comes again after a pause that doubles. In all, a message is tried for more than a day.
 */
const queues = {
  message: { expireInSeconds: 60, retryLimit: 14, retryDelay: 5, retryBackoff: true },
  'password-reset': { expireInSeconds: 60, retryLimit: 6, retryDelay: 5, retryBackoff: true },
  ranks: { expireInSeconds: 300, retryLimit: 3, retryDelay: 30, retryBackoff: false },
  referrals: { expireInSeconds: 300, retryLimit: 3, retryDelay: 30, retryBackoff: false },
  settlement: { expireInSeconds: 900, retryLimit: 3, retryDelay: 30, retryBackoff: false },
} as const satisfies Record<string, Omit<PgBoss.Queue, 'name'>>

export type JobName = keyof typeof queues
export const jobNames = Object.keys(queues) as JobName[]

/** A job that was taken. What is in it has left the database as JSON. */
export interface StoredJob {
  readonly id: string
  readonly data: unknown
}

/**
 * How the queue asks: on connections of a pool, with PostgreSQL's own types. What it has begun and could not end is
 * undone before the connection goes back.
 */
export const queueStatements = (pool: PostgresPool): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const client = (await pool.connect()) as unknown as pg.PoolClient
    try {
      return await client.query<Record<string, unknown>>({ text, values, types: pg.types })
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    } finally {
      client.release()
    }
  },
})

const quiet = { schema: jobSchema, supervise: false, schedule: false } as const

/** Brings the queue's tables up to date, as who owns them, and makes its kinds of jobs known. */
export async function installJobs(db: PgBoss.Db): Promise<void> {
  const boss = await new PgBoss({ ...quiet, db }).start()
  for (const name of jobNames) {
    await boss.createQueue(name, { name, ...queues[name] })
    await boss.updateQueue(name, { name, ...queues[name] })
  }
  await boss.stop({ graceful: false })
}

/** Whether the queue's tables are those that this server asks for. */
export async function hasJobs(db: PgBoss.Db): Promise<boolean> {
  const boss = new PgBoss({ ...quiet, db, migrate: false })
  try {
    await boss.start()
    const known = new Set((await boss.getQueues()).map(({ name }) => name))
    return jobNames.every((name) => known.has(name))
  } catch {
    return false
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** How often jobs of servers that died are looked for, and how long one has before it counts as such. */
export interface JobTimes {
  readonly maintainSeconds: number
  /** In place of the time of its kind. */
  readonly expireSeconds?: number
}

/** The queue as a server asks it that may make no tables. */
export class JobStore {
  readonly #boss: PgBoss
  readonly #times: JobTimes

  constructor(db: PgBoss.Db, onError: (error: Error) => void, times: JobTimes = { maintainSeconds: 20 }) {
    this.#times = times
    this.#boss = new PgBoss({ ...quiet, db, migrate: false, supervise: true, maintenanceIntervalSeconds: times.maintainSeconds })
    this.#boss.on('error', onError)
  }

  async open(): Promise<this> {
    await this.#boss.start()
    return this
  }

  /**
   * Leaves a job, as a part of the transaction that `db` may be. With `slot` there is one of its key in so many
   * seconds, whoever leaves it; `false` says that there was one already.
   */
  async put(name: JobName, data: object, { db, slot }: { readonly db?: Kysely<Tables>; readonly slot?: JobSlot } = {}): Promise<boolean> {
    const id = await this.#boss.send(name, data, {
      ...(db && { db: within(db) }),
      ...(slot && { singletonKey: slot.key, singletonSeconds: slot.seconds }),
      ...(this.#times.expireSeconds !== undefined && { expireInSeconds: this.#times.expireSeconds }),
    })
    return id !== null
  }

  /** A job that nobody else has from now on; nothing where none waits, or where the database is not there. */
  async take(name: JobName): Promise<StoredJob | undefined> {
    return (await this.#boss.fetch<object>(name))[0]
  }

  done(name: JobName, id: string): Promise<void> {
    return this.#boss.complete(name, id)
  }

  /** Says why in words that name nobody: they are kept. */
  failed(name: JobName, id: string, why: string): Promise<void> {
    return this.#boss.fail(name, id, { why })
  }

  close(): Promise<void> {
    return this.#boss.stop({ graceful: false })
  }
}

interface JobSlot {
  readonly key: string
  readonly seconds: number
}

const within = (db: Kysely<Tables>): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
    return { rows }
  },
})
