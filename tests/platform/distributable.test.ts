import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTableMigration } from '../../scripts/cli/scaffold/new-table.ts'
import { listMigrationFiles, listMigrations } from '../../server/database/read-migrations.ts'
import { listTextFiles, readText } from '../architecture/tracked-files.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** Rules of docs/scaling.md, "Citus", that can be tested without Citus. */

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client(database.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const listNames = async (query: string): Promise<readonly string[]> =>
  (await client.query<{ name: string }>(query)).rows.map(({ name }) => name)

/** Tables with a column `merchant`, and the number of that column. */
const merchantTables = `(
  select c.oid, c.relname, a.attnum, a.attnotnull from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'merchant'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
)`

describe('every table with a column "merchant"', () => {
  it('declares it as not null', async () => {
    expect((await listNames(`select relname as name from ${merchantTables} t`)).length).toBeGreaterThan(90)
    expect(await listNames(`select relname as name from ${merchantTables} t where not attnotnull`)).toEqual([])
  })

  it('has it in each of its unique keys', async () => {
    expect(
      await listNames(`select i.indexrelid::regclass::text as name from ${merchantTables} t join pg_index i on i.indrelid = t.oid
        where i.indisunique and not t.attnum = any(i.indkey)`),
    ).toEqual([])
  })

  it('has it in each foreign key to another such table', async () => {
    expect(
      await listNames(`select k.conname as name from pg_constraint k
        join ${merchantTables} f on f.oid = k.conrelid join ${merchantTables} t on t.oid = k.confrelid
        where k.contype = 'f' and not exists (
          select from unnest(k.conkey, k.confkey) as p (from_column, to_column) where p.from_column = f.attnum and p.to_column = t.attnum)`),
    ).toEqual([])
  })

  it('is referenced by no table without that column', async () => {
    expect(
      await listNames(`select k.conname as name from pg_constraint k join ${merchantTables} t on t.oid = k.confrelid
        where k.contype = 'f' and not exists (select from ${merchantTables} f where f.oid = k.conrelid)`),
    ).toEqual([])
  })
})

interface TriggerFunction {
  readonly name: string
  readonly body: string
  readonly settings: readonly string[] | null
  /** Names of its transition tables; `null` if its triggers have none. */
  readonly transitions: readonly string[] | null
}

describe('a trigger function', () => {
  let functions: readonly TriggerFunction[]
  beforeAll(async () => {
    const { rows } = await client.query<TriggerFunction>(`
      select p.proname as name, p.prosrc as body, p.proconfig as settings,
        (select array_agg(distinct n::text) from pg_trigger g cross join unnest(array[g.tgoldtable, g.tgnewtable]) n
          where g.tgfoid = p.oid and n is not null) as transitions
      from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype = 'trigger'::regtype`)
    functions = rows
  })

  it('does not depend on the search path of a connection', () => {
    expect(functions.length).toBeGreaterThan(6)
    for (const { name, settings } of functions)
      expect(
        settings?.find((setting) => setting.startsWith('search_path=')),
        name,
      ).toBeDefined()
  })

  it('reads a transition table in statements that use no other table', () => {
    const violations = functions.flatMap(({ name, body, transitions }) => {
      if (transitions === null) return []
      const transition = new RegExp(String.raw`\bfrom (?:${transitions.join('|')})\b`)
      return body
        .split(/;|\bloop\b/)
        .filter((statement) => transition.test(statement) && /\bjoin\b|\binsert into\b|\bupdate\b|\bday_of\b/.test(statement))
        .map((statement) => `${name}: ${statement.trim()}`)
    })
    expect(violations).toEqual([])
  })
})

/** Returns the text between each `opening`, which ends with a parenthesis, and the matching closing parenthesis. */
function listArguments(source: string, opening: string): readonly string[] {
  const found: string[] = []
  for (let start = source.indexOf(opening); start !== -1; start = source.indexOf(opening, start + 1)) {
    let depth = 1
    let end = start + opening.length
    for (; depth > 0 && end < source.length; end++) depth += source[end] === '(' ? 1 : source[end] === ')' ? -1 : 0
    found.push(source.slice(start + opening.length, end - 1))
  }
  return found
}

describe('SQL of the server', () => {
  const sources = listTextFiles()
    .filter((path) => /^(?:server|demo)\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => [path, readText(path) ?? ''] as const)
  const listViolations = (pattern: RegExp, select: (source: string) => readonly string[]): readonly string[] =>
    sources.flatMap(([path, source]) => select(source).flatMap((text) => (pattern.test(text) ? [`${path}: ${text.trim()}`] : [])))

  it('sets times in ON CONFLICT DO UPDATE to values of the new row, because Citus accepts only immutable functions there', () => {
    const listConflictClauses = (source: string): readonly string[] => [
      ...listArguments(source, 'doUpdateSet('),
      ...[...source.matchAll(/do update set ([^`]*)`/g)].map(([, text = '']) => text),
    ]
    expect(sources.flatMap(([, source]) => listConflictClauses(source)).length).toBeGreaterThan(20)
    expect(listViolations(/\b(?:now|\w+_timestamp|random|gen_random_uuid)\(/, listConflictClauses)).toEqual([])
  })

  const listAssignments = (source: string): readonly string[] => [
    ...listArguments(source, '.set('),
    ...[...source.matchAll(/\bupdate \w+ (?:\w+ )?set ([^`]*)`/g)].map(([, text = '']) => text),
  ]

  it('updates rows with stable functions only, and with none within CASE and COALESCE', () => {
    expect(listViolations(/\b(?:clock_timestamp|random|gen_random_uuid)\(/, listAssignments)).toEqual([])
    expect(listViolations(/\b(?:coalesce\([^`]*|case when [^`]*)\b(?:now|statement_timestamp)\(/, listAssignments)).toEqual([])
  })

  it('changes and deletes rows without stable functions of their columns, and by ctid only within one brand', () => {
    const listModifications = (source: string): readonly string[] => [
      ...[...source.matchAll(/\b(?:updateTable|deleteFrom)\([^]*?\.execute/g)].map(([text]) => text),
      ...[...source.matchAll(/`\s*(?:update|delete from) [^`]*`/g)].map(([text]) => text),
    ]
    expect(sources.flatMap(([, source]) => listModifications(source)).length).toBeGreaterThan(100)
    expect(listViolations(/_at\s*[+-][^`]*?\b(?:make_)?interval\b/, listModifications)).toEqual([])
    expect(listViolations(/^(?![^]*\bmerchant = \$\{)[^]*\bctid\b/, listModifications)).toEqual([])
  })

  it('returns columns of changed rows, but no functions that depend on the time or on settings', () => {
    expect(listViolations(/\b(?:now|\w+_timestamp|to_char)\(|::text/, (source) => listArguments(source, '.returning('))).toEqual([])
  })

  it('inserts no values from subqueries', () => {
    expect(listViolations(/\bselectFrom\(|\(select /, (source) => listArguments(source, '.values('))).toEqual([])
  })

  it('computes days with day_in instead of day_of, because a function in a query on shards cannot read a table', () => {
    expect(listViolations(/\bday_of\(/, (source) => [...source.matchAll(/^.*day_of\(.*$/gm)].map(([line]) => line))).toEqual([])
  })
})

describe('a migration since 0093: of the server, of a project or created by `livery new`', () => {
  const root = join(import.meta.dirname, '../..')
  const folder = join(root, 'server/database/migrations')
  const example = readFileSync(join(root, 'examples/own-project/modules/stamps/migrations/0001-stamps.sql'), 'utf8')
  const columns = ['merchant text not null', 'id text not null', 'primary key (merchant, id)']
  const foreignKeys = ['foreign key (merchant) references sites (merchant)']
  const scaffolded = createTableMigration(root, { name: 'new_rows', description: 'Rows.', definitions: columns, foreignKeys })
  const migrations = [
    ...listMigrations(folder)
      .filter((name) => name >= '0093')
      .flatMap((name) => listMigrationFiles(folder, name).filter((file) => file.endsWith('.sql')))
      .map((file) => readFileSync(file, 'utf8')),
    example,
    ...Object.values(scaffolded),
  ]

  it('distributes a new table with a column "merchant", and adds its foreign keys only afterwards', () => {
    const tables = migrations.flatMap((text) =>
      [...text.matchAll(/create (?:unlogged )?table (\w+) \([^;]*\);/g)]
        .filter(([statement]) => /^\s*merchant /m.test(statement))
        .map(([statement, name = '']) => ({ text, statement, name })),
    )
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['stamps', 'new_rows']))
    for (const { text, statement, name } of tables) {
      expect(statement, name).not.toMatch(/\breferences\b/)
      const position = text.indexOf(`select distribute_by_merchant('${name}')`)
      expect(position, name).toBeGreaterThan(-1)
      const foreignKeys = [...text.matchAll(new RegExp(`alter table ${name}\\s+add [^;]*\\breferences\\b`, 'g'))]
      for (const { index } of foreignKeys) expect(index, name).toBeGreaterThan(position)
    }
  })
})
