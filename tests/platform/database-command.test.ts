import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/database.ts'
import { runLiveryWithEnv } from '../merchants/run-livery.ts'
import { spawnServer } from './server-process.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const folders: string[] = []
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-migrations-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('livery database', () => {
  let database: TestDatabase
  const runCli = (action: string, ...extraArgs: readonly string[]) =>
    runLiveryWithEnv(
      { DATABASE_URL: database.urls.appUrl, MIGRATE_DATABASE_URL: database.urls.migrationUrl ?? '', LIVERY_MODE: 'production' },
      'database',
      action,
      ...extraArgs,
    )
  beforeAll(async () => (database = await createTestDatabase({ tables: false })))
  afterAll(() => database.drop())

  it('lists pending migrations of an empty database, and changes nothing', async () => {
    const { code, out } = await runCli('status')
    expect(code).toBe(1)
    expect(out).toMatch(/^0085-baseline +pending$/m)
    expect(out).toMatch(/^Pending migrations: \d+\.$/m)
  })

  it('is named in the error of a server that may not migrate and finds an empty database', async () => {
    const env = { DATABASE_URL: database.urls.appUrl, MIGRATE_DATABASE_URL: database.urls.migrationUrl ?? '', MIGRATE_ON_START: 'off' }
    const { ended, output } = spawnServer(createFolder(), join(import.meta.dirname, '../../merchants'), env)
    expect((await ended).code).toBe(1)
    expect(output()).toBe('The database is not up to date, and MIGRATE_ON_START is off. Run livery database migrate first.\n')
  })

  it('applies pending migrations once, and lists them with their time', async () => {
    for (const _ of [1, 2]) {
      const { code, out, err } = await runCli('migrate')
      expect([code, err]).toEqual([0, ''])
      expect(out).toContain('The database is up to date.')
    }
    const { out } = await runCli('status', '--json')
    const [first] = JSON.parse(out) as readonly Record<string, unknown>[]
    expect(first).toMatchObject({
      name: '0085-baseline',
      state: 'applied',
      appliedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    })
  })

  it('reports a missing setting and an unknown action', async () => {
    expect(await runLiveryWithEnv({}, 'database', 'status')).toMatchObject({
      code: 2,
      err: expect.stringContaining('DATABASE_URL is missing.'),
    })
    expect((await runCli('drop')).err).toContain('Usage: livery database status')
  })
})

/**
 * Creates a set of migrations that each create a table. A value is the `compatible-from` of a migration: the newest
 * migration of the oldest program version that can run on the migrated tables. If it is `undefined`, only versions that
 * have the migration can.
 */
function createMigrationSet(migrations: Readonly<Record<string, string | undefined>>) {
  const folder = createFolder()
  for (const [name, compatibleFrom] of Object.entries(migrations))
    writeFileSync(
      join(folder, `${name}.sql`),
      `${compatibleFrom === undefined ? '' : `-- compatible-from: ${compatibleFrom}\n`}create table "trial_${name}" (id int);`,
    )
  return { name: 'trial', folder }
}

describe('an older version on a database that a newer one has migrated', () => {
  let database: TestDatabase
  beforeAll(async () => (database = await createTestDatabase()))
  afterAll(() => database.drop())
  const migrateWith = async (set: ReturnType<typeof createMigrationSet>, urls = database.urls, build?: string) =>
    (await openDatabase(urls, () => undefined, { sets: [set], build })).destroy()
  const olderSet = createMigrationSet({ '0001-first': undefined })
  const urlVariants = () => [database.urls, { appUrl: database.urls.appUrl }]

  it('starts if the newer migrations are declared compatible with it', async () => {
    await migrateWith(olderSet)
    await migrateWith(createMigrationSet({ '0001-first': undefined, '0002-expand': '0001-first' }), database.urls, 'newer-build')
    for (const urls of urlVariants()) await expect(migrateWith(olderSet, urls)).resolves.toBeUndefined()
  })

  it('refuses to start otherwise, with and without the role that migrates', async () => {
    const newestSet = createMigrationSet({ '0001-first': undefined, '0002-expand': '0001-first', '0003-contract': '0002-expand' })
    await migrateWith(newestSet)
    for (const urls of urlVariants())
      await expect(migrateWith(olderSet, urls)).rejects.toThrow(
        'The database was brought up to date by a newer version of Livery, which has the migration 0003-contract. Start that version, or restore the backup from before it.',
      )
    const previousSet = createMigrationSet({ '0001-first': undefined, '0002-expand': '0001-first' })
    for (const urls of urlVariants()) await migrateWith(previousSet, urls)
  })

  it('refuses to start if it has migrations of another branch', async () => {
    const branchSet = createMigrationSet({ '0001-first': undefined, '0002-other': undefined, '0004-later': undefined })
    await expect(migrateWith(branchSet)).rejects.toThrow(
      'The database has the migration 0002-expand, which this version does not know, and lacks 0002-other. Start a version that has both.',
    )
  })
})
