import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readMigrations } from './read-migrations.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'livery-migrations-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function writeFiles(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/** Returns the SQL statements that a migration executes. */
async function listStatements(name: string): Promise<readonly string[]> {
  const statements: string[] = []
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  })
  await (await readMigrations(folder))[name]?.up(db)
  return statements
}

it('reads SQL files, folders of SQL files in the order of their names, and modules', async () => {
  writeFiles({
    '0001-baseline/02-b.sql': 'select 2',
    '0001-baseline/01-a.sql': 'select 1',
    '0002-more.sql': 'select 3',
    '0003-computed.ts': 'export const computed = { up: async () => undefined }',
    'index.ts': 'export const folder = 1',
  })
  expect(Object.keys(await readMigrations(folder)).toSorted()).toEqual(['0001-baseline', '0002-more', '0003-computed'])
  expect(await listStatements('0001-baseline')).toEqual(['select 1', 'select 2'])
  expect(await listStatements('0002-more')).toEqual(['select 3'])
})

it.each(['export const none = 1', `export const a = { up: async () => undefined }\nexport const b = 1`])(
  'rejects a module that does not export exactly one migration: %s',
  async (text) => {
    writeFiles({ '0001-wrong.ts': text })
    await expect(readMigrations(folder)).rejects.toThrow(`${join(folder, '0001-wrong.ts')} must export exactly one migration.`)
  },
)
