import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { FairQueue } from '../../queue/fair-queue.ts'
import { type Scope, createScopedClient } from '../row-security.ts'

/** Number of connections that one brand alone can never occupy, so that other brands need not wait for it. */
const reservedConnections = 2
const timeoutMilliseconds = 5_000
const maxWaiting = { all: 10_000, brand: 2_000, address: 2_000 }

interface ConnectionPool {
  connect(): Promise<pg.PoolClient>
  end(): Promise<void>
}

/** Distributes connections among brands in turn, so that no brand waits behind the whole backlog of another. */
export class FairPool {
  readonly #pool: pg.Pool
  readonly #queue: FairQueue
  #ended: Promise<void> | undefined

  /** `name` is the name of the pool's queue in the metrics. */
  constructor(pool: pg.Pool, size: number, name = 'database') {
    this.#pool = pool
    this.#queue = new FairQueue({
      name,
      concurrency: size,
      maxPerBrand: size - reservedConnections,
      maxWaiting,
      timeoutMilliseconds,
      createBusyError,
    })
  }

  /** Returns the pool of one brand; the platform's own work uses an empty string. */
  forBrand(brand: string): ConnectionPool {
    return {
      connect: async () => {
        const releaseSlot = await this.#queue.acquire({ brand, address: '' })
        try {
          return withSlotRelease(await this.#pool.connect(), releaseSlot)
        } catch (error) {
          releaseSlot()
          throw error
        }
      },
      end: () => this.end(),
    }
  }

  /** Like `forBrand`, for statements that read and write only the rows of `scope`. */
  forScope(brand: string, scope: Scope): PostgresPool {
    const pool = this.forBrand(brand)
    return { connect: async () => createScopedClient(await pool.connect(), scope), end: () => this.end() }
  }

  /** Closes every connection once it has been released. */
  end(): Promise<void> {
    return (this.#ended ??= this.#pool.end())
  }
}

/**
 * Wraps a connection so that releasing it frees the slot. The pool replaces `release` each time it hands out a
 * connection.
 */
function withSlotRelease(client: pg.PoolClient, releaseSlot: () => void): pg.PoolClient {
  const release = client.release.bind(client)
  client.release = (error) => {
    release(error)
    releaseSlot()
  }
  return client
}

const createBusyError = (): Error => Object.assign(new Error('Too many requests are waiting for a database connection.'), { code: '53300' })
