import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deriveSchema } from '../../scripts/schema/derive-schema.ts'
import { openDatabase } from '../../server/database/database.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let ownerDatabase: Kysely<unknown>

beforeAll(async () => {
  database = await createTestDatabase({ tables: false })
  await (await openDatabase(database.urls, () => undefined)).destroy()
  ownerDatabase = new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.urls.migrationUrl ?? '' }) }),
  })
})
afterAll(async () => {
  await ownerDatabase.destroy()
  await database.drop()
})

describe('the generated files of the database schema', () => {
  it.each(['server/database/schema.sql', 'server/database/tables.ts'])(
    'are up to date: %s (run `npm run schema` to update it)',
    async (path) => {
      expect((await deriveSchema(ownerDatabase))[path]).toBe(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'))
    },
  )

  it('reflect every kind of change to a table', async () => {
    const filesBefore = await deriveSchema(ownerDatabase)
    const changes = [
      'alter table rounds add column note text',
      'alter table rounds alter column opened_at drop default',
      'alter table rounds alter column opened_at drop not null',
      `alter table rounds add constraint rounds_named check (id <> '')`,
      'create index rounds_by_time on rounds (merchant, opened_at)',
      'create trigger rounds_keep before truncate on rounds for each statement execute function refuse_change()',
      'alter table rounds disable row level security',
      'revoke delete on rounds from livery_serve',
      `comment on column rounds.id is 'Another.'`,
    ]
    for (const change of changes) {
      await sql.raw(change).execute(ownerDatabase)
      const filesAfter = await deriveSchema(ownerDatabase)
      expect(filesAfter['server/database/schema.sql'], change).not.toBe(filesBefore['server/database/schema.sql'])
      Object.assign(filesBefore, filesAfter)
    }
  })
})
