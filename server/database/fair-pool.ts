import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { FairQueue } from '../queue/fair-queue.ts'
import { type Scope, scopedClient } from './row-security.ts'

/** So many connections are never one brand's alone: whoever asks next does not wait for what that brand asks. */
const spare = 2
const patienceMilliseconds = 5_000
const waiting = { all: 10_000, brand: 2_000, address: 2_000 }

interface LendingPool {
  connect(): Promise<pg.PoolClient>
  end(): Promise<void>
}

/** Connections that brand after brand is given, so that none waits behind all that another has asked. */
export class FairPool {
  readonly #pool: pg.Pool
  readonly #queue: FairQueue
  #ended: Promise<void> | undefined

  constructor(pool: pg.Pool, size: number) {
    this.#pool = pool
    this.#queue = new FairQueue({ atOnce: size, ofOneBrand: size - spare, waiting, milliseconds: patienceMilliseconds, busy })
  }

  /** The connections as one brand has them; the platform's own work has no brand's name. */
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

  /** The same, for statements that read and write the rows of `scope` alone. */
  scoped(brand: string, scope: Scope): PostgresPool {
    const pool = this.of(brand)
    return { connect: async () => scopedClient(await pool.connect(), scope), end: () => this.end() }
  }

  /** Closes every connection, once they have come back. */
  end(): Promise<void> {
    return (this.#ended ??= this.#pool.end())
  }
}

/**
 * A connection whose return to the pool ends the turn. The pool makes `release` anew each time that it lends a
 * connection.
 */
function releasing(client: pg.PoolClient, end: () => void): pg.PoolClient {
  const release = client.release.bind(client)
  client.release = (error) => {
    release(error)
    end()
  }
  return client
}

const busy = (): Error => Object.assign(new Error('Too many wait for a connection to the database.'), { code: '53300' })
