import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { FairQueue } from '../queue/fair-queue.ts'
import { type Scope, scopedClient } from './row-security.ts'

/** Connections that a single brand can never occupy, so that another brand does not wait for it. */
const spare = 2
const timeoutMilliseconds = 5_000
const waiting = { all: 10_000, brand: 2_000, address: 2_000 }

interface LendingPool {
  connect(): Promise<pg.PoolClient>
  end(): Promise<void>
}

/** Distributes connections among brands in turn, so that no brand waits behind the whole backlog of another. */
export class FairPool {
  readonly #pool: pg.Pool
  readonly #queue: FairQueue
  #ended: Promise<void> | undefined

  constructor(pool: pg.Pool, size: number) {
    this.#pool = pool
    this.#queue = new FairQueue({
      name: 'database',
      atOnce: size,
      ofOneBrand: size - spare,
      waiting,
      milliseconds: timeoutMilliseconds,
      busy,
    })
  }

  /** The connections of one brand; the platform's own work uses the empty name. */
  of(brand: string): LendingPool {
    return {
      connect: async () => {
        const end = await this.#queue.acquire({ brand, address: '' })
        try {
          return releasing(await this.#pool.connect(), end)
        } catch (error) {
          end()
          throw error
        }
      },
      end: () => this.end(),
    }
  }

  /** Same, for statements that read and write only the rows of `scope`. */
  scoped(brand: string, scope: Scope): PostgresPool {
    const pool = this.of(brand)
    return { connect: async () => scopedClient(await pool.connect(), scope), end: () => this.end() }
  }

  /** Closes every connection once it has been released. */
  end(): Promise<void> {
    return (this.#ended ??= this.#pool.end())
  }
}

/**
 * Wraps a connection so that releasing it frees the slot. The pool replaces `release` each time it lends a connection.
 */
function releasing(client: pg.PoolClient, end: () => void): pg.PoolClient {
  const release = client.release.bind(client)
  client.release = (error) => {
    release(error)
    end()
  }
  return client
}

const busy = (): Error => Object.assign(new Error('Too many requests are waiting for a database connection.'), { code: '53300' })
