import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../server/store/embedded.ts'

/** Where the run's PostgreSQL is, once it has been started for all test files. */
const variable = 'LIVERY_TEST_POSTGRES'

/** Starts one PostgreSQL for a whole run; the test files find it by an environment variable. The result stops it and removes its files. */
export async function startTestPostgres(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-postgres-'))
  const postgres = await startEmbedded(folder, randomBytes(16).toString('hex'), () => undefined)
  process.env[variable] = postgres.url
  return async () => {
    delete process.env[variable]
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A fresh database: in the run's PostgreSQL where there is one, else in one of its own. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const stop = process.env[variable] === undefined ? await startTestPostgres() : undefined
  const server = process.env[variable] ?? ''
  const name = `test_${randomBytes(6).toString('hex')}`
  await ask(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      await ask(server, `drop database ${name} with (force)`)
      await stop?.()
    },
  }
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
