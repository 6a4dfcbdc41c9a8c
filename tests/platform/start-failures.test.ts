import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPayloadKey } from '../../server/modules/secrets/index.ts'
import { waitForDatabase } from '../../server/database/wait-for-database.ts'
import { spawnServer } from './server-process.ts'
import { writeSmallBrands } from './small-brands.ts'
import { createTestDatabase, isDistributed, type TestDatabase } from './test-database.ts'
import { testPassword, testSecretKey } from './test-platform.ts'

let folder: string
let merchantsDir: string
let database: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-failures-'))
  merchantsDir = writeSmallBrands()
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  for (const directory of [folder, merchantsDir]) rmSync(directory, { recursive: true, force: true })
})

const createDatabaseUrl = (change: Partial<URL>): string => Object.assign(new URL(database.directUrl), change).href
const getHost = (url: string): string => new URL(url).host

/** Secrets of all servers in this file: most share one database, although each has its own data folder. */
const secrets = {
  SECRET_KEY: testSecretKey,
  DEMO_PASSWORD: testPassword,
  PAYLOAD_KEY: createPayloadKey(),
}

/** Starts a server that fails to start with these settings, and returns its output. */
async function captureStartFailure(name: string, env: Readonly<Record<string, string>>): Promise<string> {
  const { ended, output } = spawnServer(join(folder, name), merchantsDir, {
    DATABASE_URL: database.directUrl,
    MIGRATE_DATABASE_URL: database.urls.migrationUrl ?? '',
    ...secrets,
    ...env,
  })
  expect(await ended).toEqual({ code: 1, signal: null })
  return output().replaceAll(/^Creating .*\n/gm, '')
}

/** Listens on a free local port with a server that closes each connection. */
async function occupyPort(): Promise<{ readonly port: number; close(): void }> {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}

describe('a server that cannot start prints one line with the reason', () => {
  // The nodes of the Citus test cluster accept each other, and therefore every client, without a password.
  it.skipIf(isDistributed())('if the password of its role is rejected', async () => {
    const output = await captureStartFailure('password', { DATABASE_URL: createDatabaseUrl({ password: 'wrong-password' }) })
    expect(output).toBe(
      `DATABASE_URL: PostgreSQL at ${getHost(database.url)} refuses the role "livery_serve" (password authentication failed for user "livery_serve"). Correct the name or the password.\n`,
    )
  })

  it('if the database is missing', async () => {
    const output = await captureStartFailure('database', { MIGRATE_DATABASE_URL: createDatabaseUrl({ pathname: '/missing' }) })
    expect(output).toBe(
      `MIGRATE_DATABASE_URL: PostgreSQL at ${getHost(database.url)} has no database "missing". Create it, or correct the name.\n`,
    )
  })

  it('if the migrations would run on another database', async () => {
    const output = await captureStartFailure('other', { MIGRATE_DATABASE_URL: createDatabaseUrl({ pathname: '/postgres' }) })
    expect(output).toBe(
      `MIGRATE_DATABASE_URL names the database "postgres", and DATABASE_URL names "${new URL(database.url).pathname.slice(1)}". Name the same database in both.\n`,
    )
  })

  it('if the migration role lacks privileges', async () => {
    const emptyDatabase = await createTestDatabase({ tables: false })
    const output = await captureStartFailure('owner', {
      DATABASE_URL: emptyDatabase.directUrl,
      MIGRATE_DATABASE_URL: emptyDatabase.directUrl,
    })
    await emptyDatabase.drop()
    expect(output).toMatch(
      /^MIGRATE_DATABASE_URL: its role may not migrate the tables \(permission denied for .+\)\. Name the role that owns the tables and the schema, .+\n$/,
    )
  })

  /**
   * Starts a server on a database in which these migrations are recorded, and the current ones if `includeCurrent`.
   * Returns the output of the server, which fails to start.
   */
  async function startWithMigrations(name: string, migrations: readonly string[], includeCurrent: boolean): Promise<string> {
    const database = await createTestDatabase()
    const client = new pg.Client(database.url)
    await client.connect()
    if (!includeCurrent) await client.query('delete from kysely_migration')
    await client.query('insert into kysely_migration (name, timestamp) select name, now()::text from unnest($1::text[]) name', [migrations])
    await client.end()
    const output = await captureStartFailure(name, {
      DATABASE_URL: database.directUrl,
      MIGRATE_DATABASE_URL: database.urls.migrationUrl ?? '',
    })
    await database.drop()
    return output
  }

  it('if a newer version of Livery has migrated the database', async () => {
    expect(await startWithMigrations('newer', ['9999-later'], true)).toBe(
      'The database was brought up to date by a newer version of Livery, which has the migration 9999-later. Start that version, or restore the backup from before it.\n',
    )
  })

  it('if the database has the migrations that the baseline replaces', async () => {
    expect(await startWithMigrations('older', ['0001-first-tables', '0084-demo-tables'], false)).toBe(
      'The database was created by a version of Livery from before 0085-baseline, which replaces its migrations (0001-first-tables and others). Start with an empty database, or start the version that created it.\n',
    )
  })

  it('if its port is in use', async () => {
    const { port, close } = await occupyPort()
    const output = await captureStartFailure('port', { PORT: String(port) })
    close()
    expect(output).toBe(
      `PORT is ${String(port)}: another program already listens on 127.0.0.1:${String(port)}. Stop it, or choose another port.\n`,
    )
  })

  it('if its host is not an address of this machine', async () => {
    const output = await captureStartFailure('host', { HOST: '192.0.2.1', DEMO_PUBLIC: 'on' })
    expect(output).toBe('HOST is "192.0.2.1": it is not an address of this machine.\n')
  })

  it('if the data folder is not writable', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const output = await captureStartFailure('data', { DATA_DIR: join(file, 'data') })
    expect(output).toBe(
      `DATA_DIR is "${join(file, 'data')}": the server cannot write there (ENOTDIR). Choose a folder that its user may write to.\n`,
    )
  })

  it('if the merchants folder does not exist', async () => {
    const missingFolder = join(folder, 'nowhere')
    expect(await captureStartFailure('merchants', { MERCHANTS_DIR: missingFolder })).toBe(
      `MERCHANTS_DIR is "${missingFolder}": the folder does not exist.\n`,
    )
  })

  it('if a key has an invalid format', async () => {
    const output = await captureStartFailure('key', { PAYLOAD_KEY: 'no JSON' })
    expect(output).toBe('PAYLOAD_KEY must be a private EC key on P-256, written as JWK.\n')
  })
})

describe('a database that does not answer when a server starts', () => {
  it('is retried until the timeout, and the problem is logged once', async () => {
    const lines: string[] = []
    const { port, close } = await occupyPort()
    close()
    const appUrl = createDatabaseUrl({ host: `127.0.0.1:${String(port)}` })
    await expect(waitForDatabase({ appUrl }, { log: (line) => lines.push(line), seconds: 2 })).rejects.toThrow(
      `DATABASE_URL: PostgreSQL at 127.0.0.1:${String(port)} did not answer within 2 s (connect ECONNREFUSED 127.0.0.1:${String(port)}).`,
    )
    expect(lines).toEqual([
      `PostgreSQL at 127.0.0.1:${String(port)} does not answer (connect ECONNREFUSED 127.0.0.1:${String(port)}). Retrying for 2 s …`,
    ])
  })

  it('is used as soon as it answers', async () => {
    const { port, close } = await occupyPort()
    close()
    const databaseUrl = new URL(database.directUrl)
    const relay = createServer((socket) => {
      const upstream = connect(Number(databaseUrl.port), databaseUrl.hostname)
      for (const [source, destination] of [
        [socket, upstream],
        [upstream, socket],
      ] as const)
        source.pipe(destination).on('error', () => source.destroy())
    })
    const listenTimer = setTimeout(() => relay.listen(port, '127.0.0.1'), 1_200)
    const appUrl = createDatabaseUrl({ host: `127.0.0.1:${String(port)}` })
    await expect(waitForDatabase({ appUrl }, { log: () => undefined, seconds: 30 })).resolves.toBeUndefined()
    clearTimeout(listenTimer)
    relay.close()
  })

  it('is no longer retried once the server is stopped', async () => {
    const { port, close } = await occupyPort()
    close()
    const { child, ended, output } = spawnServer(join(folder, 'stopped'), merchantsDir, {
      DATABASE_URL: createDatabaseUrl({ host: `127.0.0.1:${String(port)}` }),
    })
    await expect.poll(output).toContain('Retrying')
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, signal: null })
    expect(output().trimEnd().split('\n')).toHaveLength(1)
  })
})
