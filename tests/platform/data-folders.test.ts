import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDataFolder } from '../../server/database/data-folder.ts'
import { openDatabase } from '../../server/database/database.ts'
import { startEmbedded } from '../../server/database/embedded.ts'
import { findPostmaster } from '../../server/database/postmaster.ts'
import { type ServerProcess, startProcess } from './server-process.ts'
import { writeBase } from './small-brands.ts'

let merchantsDir: string
let dataDir: string
let server: ServerProcess | undefined
const getPostgresFolder = () => join(dataDir, 'postgres')

beforeAll(() => {
  merchantsDir = writeBase()
  dataDir = mkdtempSync(join(tmpdir(), 'livery-folder-'))
})
afterAll(async () => {
  await server?.end('SIGTERM')
  for (const directory of [merchantsDir, dataDir]) rmSync(directory, { recursive: true, force: true })
})

/** Runs a query on the running server's database as its superuser, with the password from the folder. */
async function queryAsSuperuser<Row extends object>(statement: string): Promise<readonly Row[]> {
  const password = readFileSync(join(dataDir, 'database-password'), 'utf8')
  const client = new pg.Client({
    host: '127.0.0.1',
    port: (await findPostmaster(getPostgresFolder()))?.port ?? 0,
    user: 'livery',
    password,
    database: 'postgres',
  })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

describe('a data folder created before roles were introduced', () => {
  it('is migrated in place: it keeps its rows, and its tables belong to the owner role and not to the serving role', async () => {
    const { readOrCreate } = await openDataFolder(dataDir)
    const oldServer = await startEmbedded(dataDir, await readOrCreate('database-password', () => 'from-before'), () => undefined)
    const superuserDatabase = await openDatabase({ appUrl: oldServer.url }, () => undefined)
    await superuserDatabase
      .insertInto('outbox')
      .values({ merchant: 'OLD', id: '00000000-0000-4000-8000-000000000001', sealed: Buffer.from('kept') })
      .execute()
    await superuserDatabase
      .insertInto('transfers')
      .values({ merchant: 'OLD', id: '00000000-0000-4000-8000-000000000002', idempotency_key: 'k', fingerprint: 'f', purpose: 'p' })
      .execute()
    await superuserDatabase.destroy()
    await oldServer.stop()

    server = await startProcess(dataDir, merchantsDir)
    expect(await server.runAdminCommand('ledger-verify', { brand: 'base' })).toMatchObject({ passed: true })
    expect(server.output()).not.toContain('The database role of the server')
    expect(await queryAsSuperuser(`select encode(sealed, 'escape') as text from outbox where merchant = 'OLD'`)).toEqual([{ text: 'kept' }])
    expect(await queryAsSuperuser(`select idempotency_key from transfers where merchant = 'OLD'`)).toHaveLength(1)
    expect(
      await queryAsSuperuser(
        `select distinct relowner::regrole::text as owner from pg_class where relnamespace = 'public'::regnamespace
         union select distinct proowner::regrole::text from pg_proc where pronamespace = 'public'::regnamespace
         union select nspowner::regrole::text from pg_namespace where nspname = 'public'`,
      ),
    ).toEqual([{ owner: 'livery_owner' }])
    expect(await queryAsSuperuser(`select distinct usename from pg_stat_activity where application_name = 'livery'`)).toEqual([
      { usename: 'livery_serve' },
    ])
    await server.end('SIGTERM')
  })

  it('has its roles reset on each start: their attributes are restored, and their passwords are new', async () => {
    server = await startProcess(dataDir, merchantsDir)
    const listPasswordHashes = () =>
      queryAsSuperuser<{ hash: string }>(`select rolpassword as hash from pg_authid where rolname like 'livery_%' order by rolname`)
    const before = await listPasswordHashes()
    await queryAsSuperuser(`alter role livery_serve superuser nologin`)
    await queryAsSuperuser(`alter role livery_serve set statement_timeout = 1`)
    await server.end('SIGTERM')
    server = await startProcess(dataDir, merchantsDir)
    expect(await queryAsSuperuser(`select rolsuper, rolcanlogin, rolconfig from pg_roles where rolname = 'livery_serve'`)).toEqual([
      { rolsuper: false, rolcanlogin: true, rolconfig: null },
    ])
    const after = await listPasswordHashes()
    expect(after).toHaveLength(2)
    expect(after.some(({ hash }) => before.some((old) => old.hash === hash))).toBe(false)
  })
})

describe('the process of PostgreSQL', () => {
  it.runIf(process.platform === 'linux')('has none of the server’s secrets in its environment or command line', async () => {
    await server?.end('SIGTERM')
    const secrets = {
      SECRET_KEY: readFileSync(join(dataDir, 'secret-key'), 'utf8'),
      ADMIN_API_TOKEN: 'a-admin-api-token-that-nobody-may-see-0002',
      DEFAULT_PASSWORD: 'given-to-many-0003',
      SMTP_URL: 'smtps://user:mail-password-0004@mail.example:465',
      MAIL_FROM: 'no-reply@mail.example',
    }
    server = await startProcess(dataDir, merchantsDir, secrets)
    const { pid } = (await findPostmaster(getPostgresFolder())) ?? { pid: 0 }
    const environment = readFileSync(`/proc/${String(pid)}/environ`, 'utf8')
      .split('\0')
      .filter(Boolean)
    expect(environment.map((line) => line.split('=')[0]).toSorted()).toEqual(['LANG', 'LC_ALL', 'PATH', 'TZ'])
    const visibleText = environment.join('\n') + readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8')
    for (const secret of [...Object.values(secrets), readFileSync(join(dataDir, 'database-password'), 'utf8')])
      expect(visibleText).not.toContain(secret)
    expect(statSync(join(dataDir, 'database-password')).mode & 0o777).toBe(0o600)
  })
})
