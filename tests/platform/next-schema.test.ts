import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { recordMigrations } from '../../server/database/migration-record.ts'
import { listMigrations, readMigrations } from '../../server/database/read-migrations.ts'
import { createPayloadKey } from '../../server/modules/secrets/index.ts'
import { runMoneyLoad, createFundedPlayer, connectToPlatform } from '../histories/money-load.ts'
import { allowLargeAdjustmentsQuery, expectStoredIn, resetLimitsQuery } from '../histories/stored-money.ts'
import { runLiveryWithEnv } from '../merchants/run-livery.ts'
import { query } from './query-database.ts'
import { type ServerProcess, startProcess } from './server-process.ts'
import { writeSmallBrands } from './small-brands.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const platformMigrations = join(import.meta.dirname, '../../server/database/migrations')
const newestMigration = listMigrations(platformMigrations).at(-1) ?? ''
const folder = mkdtempSync(join(tmpdir(), 'livery-next-'))
const merchantsDir = writeSmallBrands()
let database: TestDatabase
let env: Readonly<Record<string, string>>
const runQuery = (text: string) => query({ databaseUrl: database.url }, text).then(({ rows }) => rows)

beforeAll(async () => {
  database = await createTestDatabase()
  env = {
    DATABASE_URL: database.urls.appUrl,
    MIGRATE_DATABASE_URL: database.urls.migrationUrl ?? '',
    SECRET_KEY: 'a-secret-of-the-next-schema-and-nothing-else',
    PAYLOAD_KEY: createPayloadKey(),
    DEMO_PASSWORD: 'Fjordpassword1',
  }
})
afterAll(async () => {
  await database.drop()
  for (const directory of [folder, merchantsDir]) rmSync(directory, { recursive: true, force: true })
})

/** Applies a migration of a later version, which adds columns to tables that the load reads and writes. */
async function applyNextMigration(): Promise<void> {
  const nextFolder = join(folder, 'migrations')
  cpSync(platformMigrations, nextFolder, { recursive: true })
  writeFileSync(
    join(nextFolder, '9000-next.sql'),
    `-- compatible-from: ${newestMigration}
alter table accounts add column next_note text;
alter table transfers add column next_channel text not null default 'web';
alter table bets add column next_rate integer;
create table next_rates (merchant text not null, id uuid not null default gen_random_uuid(), primary key (merchant, id));`,
  )
  const pool = new pg.Pool({ connectionString: database.urls.migrationUrl })
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) })
  const provider = { getMigrations: () => readMigrations(nextFolder) }
  const migrator = new Migrator({ db, provider, migrationTableName: 'kysely_migration', migrationLockTableName: 'kysely_migration_lock' })
  const { error } = await migrator.migrateToLatest()
  await recordMigrations(db, { table: 'kysely_migration', folder: nextFolder }, ['9000-next'], 'next-build')
  await db.destroy()
  if (error !== undefined) throw error
}

describe('the previous version on the next schema', () => {
  it('fails no write while the schema is migrated under load, and starts again on the migrated schema', async () => {
    const start = (name: string): Promise<ServerProcess> => startProcess(join(folder, name), merchantsDir, env)
    const server = await start('first')
    const platform = await connectToPlatform(server)
    await runQuery(allowLargeAdjustmentsQuery)
    const player = await createFundedPlayer(platform)
    await runQuery(resetLimitsQuery)
    const acknowledged = new Set<string>()
    const failures: unknown[] = []
    let isRunning = true
    const load = runMoneyLoad(platform, player, {
      keyPrefix: 'next-00000000',
      acknowledged,
      shouldContinue: async (error) => {
        if (error !== undefined) failures.push(error)
        return isRunning
      },
    })
    const waitForWrites = (count: number): Promise<void> =>
      vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(count), { timeout: 60_000, interval: 20 })
    await waitForWrites(20)
    await applyNextMigration()
    await waitForWrites(acknowledged.size + 30)
    await sleep(500)
    isRunning = false
    await load
    expect(failures).toEqual([])
    await expectStoredIn(runQuery, server, acknowledged)
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
    const status = await runLiveryWithEnv(env, 'database', 'status')
    expect(status.code).toBe(0)
    expect(status.out).toMatch(/^9000-next +newer +.* build next-build$/m)
    const restartedServer = await start('again')
    await expectStoredIn(runQuery, restartedServer, acknowledged)
    await restartedServer.end('SIGTERM')
  })
})
