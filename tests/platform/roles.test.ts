import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appendOnlyTables } from '../../server/database/grants.ts'
import { demoMigrations } from '../../demo/migrations/index.ts'
import { openDatabase } from '../../server/database/database.ts'
import { listClusterStatements, listDatabaseStatements, roles } from '../../server/database/roles.ts'
import { type TestDatabase, createTestDatabase } from './test-database.ts'
import { alpha } from './small-brands.ts'
import { startTestPlatform } from './test-platform.ts'

let database: TestDatabase
let servingClient: pg.Client
let superuser: pg.Client
const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client(url)
  await client.connect()
  return client
}

beforeAll(async () => {
  database = await createTestDatabase({ tables: false })
  await (await openDatabase(database.urls, () => undefined)).destroy()
  servingClient = await connect(database.urls.appUrl)
  superuser = await connect(database.url)
})
afterAll(async () => {
  await servingClient.end()
  await superuser.end()
  await database.drop()
})

const privilegesOfEveryVersion = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']

/** Returns the privileges of the serving role on each table, as PostgreSQL reports them. */
async function fetchPrivileges(): Promise<ReadonlyMap<string, string>> {
  const { rows: versions } = await superuser.query<{ version: number }>(`select current_setting('server_version_num')::int as version`)
  const hasMaintain = Number(versions[0]?.version) >= 170_000
  const privileges = [...privilegesOfEveryVersion, ...(hasMaintain ? ['maintain'] : [])]
  const columns = privileges.map((privilege) => `has_table_privilege('livery_serve', oid, '${privilege}') as "${privilege}"`).join(', ')
  const { rows } = await superuser.query<Record<string, unknown> & { name: string }>(
    `select relname as name, ${columns} from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') order by 1`,
  )
  return new Map(rows.map((row) => [row.name, privileges.filter((privilege) => row[privilege]).join(' ')]))
}

/** Returns the tables with a trigger that rejects changes of rows. */
async function listAppendOnlyTables(): Promise<readonly string[]> {
  const { rows } = await superuser.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'refuse_change'::regproc order by 1`,
  )
  return rows.map(({ name }) => name)
}

describe('the serving role', () => {
  it('may read and insert rows of append-only tables, read the migration tables, and change the rows of all other tables, but cannot alter any table', async () => {
    const privilegesByTable = await fetchPrivileges()
    expect(privilegesByTable.size).toBeGreaterThan(40)
    for (const [table, granted] of privilegesByTable) {
      const isAppendOnly = (appendOnlyTables as readonly string[]).includes(table)
      expect(granted, table).toBe(isAppendOnly ? 'select insert' : table.startsWith('kysely_') ? 'select' : 'select insert update delete')
    }
  })

  it('may only read and insert rows of exactly the tables whose triggers reject changes of rows', async () => {
    expect(await listAppendOnlyTables()).toEqual([...appendOnlyTables].toSorted())
  })

  it('owns nothing, is a member of no role, and has no role attribute except LOGIN and INHERIT', async () => {
    // Creates a second role, because the serving role may come from an earlier version of the statements.
    const otherRole = `beside_${randomBytes(6).toString('hex')}`
    const createRole = listClusterStatements(() => 'a-password').find((statement) => statement.includes(roles.serve)) ?? ''
    await superuser.query(createRole.replace(roles.serve, otherRole))
    const { rows } = await superuser.query(
      `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls, rolinherit, rolcanlogin,
         (select count(*)::int from pg_shdepend where refobjid = r.oid and deptype = 'o') as owned,
         (select count(*)::int from pg_auth_members where member = r.oid) as member_of
       from pg_roles r where rolname in ('livery_serve', '${otherRole}')`,
    )
    await superuser.query(`drop role ${otherRole}`)
    const unprivilegedAttributes = {
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
      rolinherit: true,
      rolcanlogin: true,
      owned: 0,
      member_of: 0,
    }
    expect(rows).toEqual([unprivilegedAttributes, unprivilegedAttributes])
    const owners = await superuser.query<{ owner: string; superuser: boolean }>(
      `select distinct relowner::regrole::text as owner, rolsuper as superuser from pg_class join pg_roles r on r.oid = relowner where relnamespace = 'public'::regnamespace
       union select distinct proowner::regrole::text, rolsuper from pg_proc join pg_roles r on r.oid = proowner where pronamespace = 'public'::regnamespace`,
    )
    expect(owners.rows).toEqual([{ owner: 'livery_owner', superuser: false }])
  })

  it.each([
    // PostgreSQL 15 names the role that may copy, instead of `permission denied`.
    [`copy (select 1) to program 'cat'`, /(?:permission denied|pg_execute_server_program role) to COPY to or from an external program/],
    [`copy captchas from program 'id'`, /(?:permission denied|pg_execute_server_program role) to COPY to or from an external program/],
    [`copy captchas from '/etc/passwd'`, /(?:permission denied|pg_read_server_files role) to COPY from a file/],
    [`select pg_read_file('/etc/passwd')`, /permission denied for function pg_read_file/],
    [`select pg_ls_dir('.')`, /permission denied for function pg_ls_dir/],
    [`select lo_import('/etc/passwd')`, /permission denied for function lo_import/],
    [`alter table entries disable trigger all`, /must be owner of table entries/],
    [`alter table entries disable trigger entries_append_only`, /must be owner of table entries/],
    [`set session_replication_role = replica`, /permission denied to set parameter/],
    [
      `create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
      /permission denied for schema public/,
    ],
    [`drop trigger entries_append_only on entries`, /must be owner/],
    [`drop table entries`, /must be owner of table entries/],
    [`truncate sessions`, /permission denied for table sessions/],
    [`create table mine (x int)`, /permission denied for schema public/],
    [`create temporary table mine (x int)`, /permission denied to create temporary tables/],
    [`create schema mine`, /permission denied for database/],
    [`create extension file_fdw`, /permission denied|is not available/],
    [`create role mine`, /permission denied to create role/],
    [`create database mine`, /permission denied to create database/],
    [`set role livery_owner`, /permission denied to set role/],
    [`set session authorization livery`, /permission denied to set session authorization/],
    [`alter system set archive_command = 'id'`, /permission denied/],
    [`update entries set amount = 1`, /permission denied for table entries/],
    [`delete from transfers`, /permission denied for table transfers/],
    [`update audit_log set outcome = 'done'`, /permission denied for table audit_log/],
    [`delete from audit_log`, /permission denied for table audit_log/],
    [`truncate audit_log`, /permission denied for table audit_log/],
    [`insert into kysely_migration values ('9999', 'now')`, /permission denied for table kysely_migration/],
    [`select rolpassword from pg_authid`, /permission denied for table pg_authid/],
  ])('is denied: %s', async (statement, expectedError) => {
    await expect(servingClient.query(statement)).rejects.toThrow(expectedError)
  })

  it('gets its privileges, and only on the rows of one merchant, for a table of a later migration at the next start', async () => {
    const owner = await connect(database.urls.migrationUrl ?? '')
    await owner.query('create table later (merchant text primary key)')
    await owner.end()
    await expect(servingClient.query('select from later')).rejects.toThrow('permission denied')
    await (await openDatabase(database.urls, () => undefined)).destroy()
    expect((await fetchPrivileges()).get('later')).toBe('select insert update delete')
    await superuser.query(`insert into later values ('ONE'), ('OTHER')`)
    await servingClient.query(`set livery.merchant = 'ONE'`)
    expect((await servingClient.query('select merchant from later')).rows).toEqual([{ merchant: 'ONE' }])
    await servingClient.query('reset livery.merchant')
    await superuser.query('drop table later')
  })

  it('is granted the same privileges if several servers start concurrently', async () => {
    const openedDatabases = await Promise.all(Array.from({ length: 6 }, () => openDatabase(database.urls, () => undefined)))
    await Promise.all(openedDatabases.map((openedDatabase) => openedDatabase.destroy()))
    expect((await fetchPrivileges()).get('entries')).toBe('select insert')
  })
})

describe('a separate cluster', () => {
  it('gets its roles from the statements in deploy/, which are the same as those for the PostgreSQL in DATA_DIR', () => {
    const script = readFileSync(join(import.meta.dirname, '../../deploy/postgresql/sql/roles.sql'), 'utf8')
    const statements = script.replace(/^(?:\\|--).*\n/gm, '').replaceAll(/:'(\w+)_password'/g, "'<password of livery_$1>'")
    expect(statements.split(/;\n/)).toEqual([
      ...listClusterStatements((role) => `<password of ${role}>`),
      'create database livery',
      ...listDatabaseStatements('livery'),
      '',
    ])
  })

  it('is used with the role that owns the tables, with a warning, if no other role is configured', async () => {
    const testDatabase = await createTestDatabase({ tables: false })
    const platform = await startTestPlatform({ env: { DATABASE_URL: testDatabase.urls.migrationUrl ?? '', MIGRATE_DATABASE_URL: '' } })
    expect((await platform.call('system.whitelabel', undefined, { host: alpha })).status).toBe(200)
    expect(platform.lines.join('\n')).toMatch(
      /database role of the server, livery_owner, owns the tables and may create tables: .*Your own PostgreSQL cluster/,
    )
    await platform.stop()
    await testDatabase.drop()
  })

  it('is used with a warning if the serving role is a superuser, and without one if that role owns nothing', async () => {
    const testDatabase = await createTestDatabase({ tables: false })
    const platformWithWarning = await startTestPlatform({ env: { DATABASE_URL: testDatabase.url, MIGRATE_DATABASE_URL: '' } })
    expect(platformWithWarning.lines.join('\n')).toContain('The database role of the server, livery, is superuser:')
    await platformWithWarning.stop()
    await testDatabase.drop()
    const platformWithoutWarning = await startTestPlatform()
    expect(platformWithoutWarning.lines.join('\n')).not.toContain('The database role of the server')
    await platformWithoutWarning.stop()
  })

  it('is used without the owner role once its tables exist; before that, the server fails to start and reports the reason', async () => {
    const testDatabase = await createTestDatabase({ tables: false })
    const env = { DATABASE_URL: testDatabase.urls.appUrl, MIGRATE_DATABASE_URL: '' }
    await expect(startTestPlatform({ env })).rejects.toThrow(
      /not up to date, and the role of DATABASE_URL, livery_serve, may not change its tables/,
    )
    await (await openDatabase(testDatabase.urls, () => undefined, { sets: [demoMigrations] })).destroy()
    const platform = await startTestPlatform({ env })
    expect((await platform.logIn(alpha, 'player')).token).toEqual(expect.any(String))
    await platform.stop()
    await testDatabase.drop()
  })
})
