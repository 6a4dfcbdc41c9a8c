import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeSchema } from '../../scripts/schema/describe-schema.ts'
import { verifyBackup, writeBackup } from '../../server/database/backup/backup-file.ts'
import { createKeyFile, readKeyFile } from '../../server/database/backup/encryption.ts'
import { openDatabase } from '../../server/database/database.ts'
import { installJobQueue } from '../../server/database/job-store.ts'
import { assertReplayable, replayMigrations } from '../../server/database/migration-set.ts'
import { runLiveryWithEnv } from '../merchants/run-livery.ts'
import { query, queryWithoutTriggers, withDatabaseClient } from './query-database.ts'
import { spawnServer } from './server-process.ts'
import { createTestDatabase, isDistributed, type TestDatabase } from './test-database.ts'
import { type TestPlatform, testPassword, testSecretKey, startTestPlatform } from './test-platform.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-backup-'))
const resolvePath = (name: string): string => join(folder, name)
const keyFile = resolvePath('key')
const databases: TestDatabase[] = []
const createEmptyDatabase = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase({ tables: false })
  databases.push(database)
  return database
}
const toDatabaseEnv = ({ urls }: TestDatabase) => ({ DATABASE_URL: urls.appUrl, MIGRATE_DATABASE_URL: urls.migrationUrl ?? '' })

let platform: TestPlatform
let secrets: { readonly SECRET_KEY: string; readonly PAYLOAD_KEY: string }

beforeAll(async () => {
  platform = await startTestPlatform()
  secrets = { SECRET_KEY: testSecretKey, PAYLOAD_KEY: JSON.stringify(platform.server.platform.secrets.payloadKey) }
  await createKeyFile(keyFile)
})
afterAll(async () => {
  await platform.stop()
  for (const database of databases) await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const runBackup = (target: string, env: Readonly<Record<string, string>> = {}, ...extraArgs: string[]) =>
  runLiveryWithEnv(
    { DATABASE_URL: platform.databaseUrl, DATA_DIR: platform.dataDir, ...secrets, ...env },
    'backup',
    target,
    '--key-file',
    keyFile,
    ...extraArgs,
  )

/** Returns the schema, disabled triggers, a row count and hash of each table, and the values of the sequences. */
const describeDatabase = (url: string) =>
  withDatabaseClient({ databaseUrl: url }, async (client) => {
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 4 }) }) })
    const schema = await describeSchema(db)
    await db.destroy()
    const { rows: disabledTriggers } = await client.query('select tgname from pg_trigger where tgenabled <> $1 and not tgisinternal', ['O'])
    const { rows: tables } = await client.query<{ name: string }>(
      String.raw`select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname !~ '^kysely_' union all select 'jobs.job' order by 1`,
    )
    const rows: Record<string, unknown> = {}
    for (const { name } of tables)
      rows[name] = (await client.query(`select count(*), md5(string_agg(t::text, ',' order by t::text)) from ${name} t`)).rows[0]
    const { rows: sequences } = await client.query(
      `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
    )
    return { schema, disabled: disabledTriggers, rows, sequences }
  })

describe.runIf(isDistributed())('livery backup of a distributed database', () => {
  it('is refused with the reason and the alternative', async () => {
    const target = resolvePath('distributed')
    expect(await runBackup(target)).toMatchObject({ code: 2, err: expect.stringContaining('distributed by Citus') as string })
    expect(existsSync(target)).toBe(false)
  })
})

describe.skipIf(isDistributed())('livery backup and restore with DATABASE_URL', () => {
  it('restore the same tables, rows, sequences, keys, triggers and grants, and the secrets; a server can open the result, and a second restore is rejected', async () => {
    const file = resolvePath('database.age')
    const backupResult = await runBackup(file)
    expect(backupResult).toMatchObject({ code: 0, err: '' })
    const target = await createEmptyDatabase()
    const restoreResult = await runLiveryWithEnv(
      toDatabaseEnv(target),
      'restore',
      file,
      '--key-file',
      keyFile,
      '--secrets',
      resolvePath('secrets'),
    )
    expect(restoreResult).toMatchObject({ code: 0, err: '' })
    expect(readFileSync(resolvePath('secrets/secret-key'), 'utf8')).toBe(testSecretKey)
    const [sourceDescription, targetDescription] = [await describeDatabase(platform.databaseUrl), await describeDatabase(target.url)]
    expect(targetDescription).toEqual(sourceDescription)
    expect(targetDescription.disabled).toEqual([])
    const openedDatabase = await openDatabase(target.urls, () => undefined, { migrates: false })
    await openedDatabase.destroy()
    const secondRestore = await runLiveryWithEnv(toDatabaseEnv(target), 'restore', file, '--key-file', keyFile)
    expect(secondRestore).toMatchObject({ code: 2, err: expect.stringContaining('The database is not empty.') as string })
    expect(await describeDatabase(target.url), 'the database is unchanged').toEqual(targetDescription)
  })

  it('back up the rows of all brands if the database URL has the serving role', async () => {
    const url = new URL(platform.databaseUrl)
    const { urls } = await createEmptyDatabase()
    const servingUrl = Object.assign(new URL(urls.appUrl), { pathname: url.pathname }).href
    const file = resolvePath('serve.age')
    expect(await runBackup(file, { DATABASE_URL: servingUrl })).toMatchObject({ code: 0, err: '' })
    const { totals } = await verifyBackup(file, await readKeyFile(keyFile))
    const { totals: expectedTotals } = await verifyBackup(resolvePath('database.age'), await readKeyFile(keyFile))
    expect(totals.tables).toBe(expectedTotals.tables)
    expect(totals.rows).toBeGreaterThanOrEqual(expectedTotals.rows)
  })

  it('accept a passphrase instead of a key file, and reject a wrong one and a short one', async () => {
    const [passphraseFile, wrongPassphraseFile, shortPassphraseFile] = ['right', 'wrong', 'short'].map((name) => resolvePath(name))
    writeFileSync(passphraseFile ?? '', 'seventeen lanterns, one quay\n')
    writeFileSync(wrongPassphraseFile ?? '', 'seventeen lanterns, two quays\n')
    writeFileSync(shortPassphraseFile ?? '', 'lantern\n')
    const file = resolvePath('passphrase.age')
    const env = { DATABASE_URL: platform.databaseUrl, DATA_DIR: platform.dataDir, ...secrets }
    expect((await runLiveryWithEnv(env, 'backup', file, '--passphrase-file', shortPassphraseFile ?? '')).err).toContain(
      'the passphrase is too short',
    )
    expect((await runLiveryWithEnv(env, 'backup', file)).err).toContain('the key of the backup is missing')
    expect((await runLiveryWithEnv(env, 'backup', file, '--passphrase-file', passphraseFile ?? '')).code).toBe(0)
    expect((await runLiveryWithEnv({}, 'restore', file, '--check', '--passphrase-file', passphraseFile ?? '')).out).toContain(
      'The backup is intact',
    )
    const { code, err } = await runLiveryWithEnv({}, 'restore', file, '--check', '--passphrase-file', wrongPassphraseFile ?? '')
    expect([code, err]).toEqual([2, expect.stringContaining('The passphrase does not open the backup')])
  })

  it('reject the secrets of another database, and can leave out the secrets', async () => {
    const file = resolvePath('foreign.age')
    const foreignSecrets = { SECRET_KEY: 'another-secret-than-that-of-the-database' }
    expect((await runBackup(file, foreignSecrets)).err).toContain('SECRET_KEY does not belong to this database.')
    expect((await runBackup(file, { SECRET_KEY: '' })).err).toContain('SECRET_KEY is missing')
    expect((await runBackup(file, foreignSecrets, '--without-secrets')).out).toContain('and no secrets')
  })

  it('delete all but the newest backups of a folder with --keep, which requires a folder', async () => {
    for (const day of ['01', '02', '03']) writeFileSync(resolvePath(`livery-202601${day}T000000Z.age`), '')
    expect((await runBackup(folder, {}, '--keep', '2')).out).toMatch(/Deleted .*livery-20260101T000000Z\.age/)
    expect(() => readFileSync(resolvePath('livery-20260103T000000Z.age'))).not.toThrow()
    expect((await runBackup(resolvePath('x.age'), {}, '--keep', '2')).err).toContain('--keep requires a folder that exists.')
  })

  it('report a ledger that does not balance, still write the backup, and delete no older one', async () => {
    const { rows } = await query(platform, 'select merchant, transfer, line from entries limit 1')
    await queryWithoutTriggers(
      platform,
      'delete from entries where merchant = $1 and transfer = $2 and line = $3',
      Object.values(rows[0] ?? {}),
    )
    const backups = resolvePath('backups')
    mkdirSync(backups)
    writeFileSync(join(backups, 'livery-20260101T000000Z.age'), '')
    const { code, err } = await runBackup(backups, {}, '--keep', '1')
    expect([code, err]).toEqual([1, expect.stringContaining('transfers whose entries do not sum to zero: 1.')])
    expect(err).toContain('No older backup was deleted')
    expect(readdirSync(backups)).toEqual(['livery-20260101T000000Z.age', expect.any(String)])
  })
})

describe.skipIf(isDistributed())('a backup of another version', () => {
  it('is restored and then migrated if it is older', async () => {
    const source = await createEmptyDatabase()
    const pool = new pg.Pool({ connectionString: source.urls.migrationUrl })
    const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) })
    await replayMigrations(db, [], { kysely_migration: ['0085-baseline'] }, 'older')
    await installJobQueue(pool as never)
    await query(
      { databaseUrl: source.url },
      `insert into withdrawal_settings (merchant, least, most, fee_fixed, fee_rate, fee_free, usual_minutes, cool_down_hours, daily, places,
         bank_receive_minutes, wallet_receive_minutes)
       values ('M', 100, 900, 0, 0, 0, 60, 24, '{}', '[]', 60, 60)`,
    )
    const file = resolvePath('older.age')
    await withDatabaseClient({ databaseUrl: source.url }, async (client) =>
      writeBackup(client, { file, key: await readKeyFile(keyFile), secrets: {}, build: undefined }),
    )
    await db.destroy()
    const target = await createEmptyDatabase()
    expect(await runLiveryWithEnv(toDatabaseEnv(target), 'restore', file, '--key-file', keyFile)).toMatchObject({ code: 0, err: '' })
    const { rows } = await query({ databaseUrl: target.url }, 'select min_amount::text, max_amount::text from withdrawal_settings')
    expect(rows).toEqual([{ min_amount: '100', max_amount: '900' }])
    expect(await runLiveryWithEnv({ ...toDatabaseEnv(target), LIVERY_MODE: 'production' }, 'database', 'status')).toMatchObject({ code: 0 })
  })

  it('is rejected if it is newer, or of another branch', () => {
    expect(() => assertReplayable([], { kysely_migration: ['0085-baseline', '9999-later'] })).toThrow(
      'The backup was made by a newer version of Livery, which has the migration 9999-later (kysely_migration). Restore it with that version.',
    )
    expect(() => assertReplayable([], { kysely_migration: ['0085-baseline', '0085-other'] })).toThrow('which this version does not have')
    expect(() => assertReplayable([], { kysely_migration: ['0085-baseline', '0087-operators'] })).toThrow(
      'The backup lacks the migration 0086-rename-columns',
    )
    expect(() => assertReplayable([], { kysely_extension_migration: ['0001-first'] })).toThrow('newer version')
  })
})

describe.skipIf(isDistributed())('a restore that is interrupted', () => {
  it('leaves a database on which no server starts', async () => {
    const target = await createEmptyDatabase()
    await query({ databaseUrl: target.urls.migrationUrl ?? '' }, 'create table kysely_unfinished_restore ()')
    const env = { ...toDatabaseEnv(target), DEMO_PASSWORD: testPassword }
    const { ended, output } = spawnServer(resolvePath('server'), join(import.meta.dirname, '../../merchants'), env)
    expect((await ended).code).toBe(1)
    expect(output()).toContain('A restore into this database was interrupted')
  })
})
