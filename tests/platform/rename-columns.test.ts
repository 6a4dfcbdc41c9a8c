import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/database.ts'
import { createMigrators } from '../../server/database/migration-set.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let client: pg.Client

const migrateToBaseline = async (): Promise<void> => {
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.urls.migrationUrl ?? '' }) }),
  })
  const [platform] = createMigrators(db, [])
  const { error } = (await platform?.migrateTo('0085-baseline')) ?? {}
  await db.destroy()
  if (error !== undefined) throw error
}

/** Inserts of rows into the tables of `0085-baseline`, with the columns and JSON keys from before the renames. */
const legacyInserts = [
  `insert into sites (merchant, local_country, currency, exponent, registration_bonus) values ('M', 'VN', 'VND', 2, 0)`,
  `insert into withdrawal_settings (merchant, least, most, fee_fixed, fee_rate, fee_free, usual_minutes, cool_down_hours, daily, places,
     bank_receive_minutes, wallet_receive_minutes)
   values ('M', 100, 900, 0, 0, 0, 60, 24, '{}', '[
     { "id": "ONE", "kind": "bank", "name": "One", "least": 6, "most": 19 },
     { "id": "TWO", "kind": "wallet", "name": "Two", "least": 34, "most": 34 }]', 60, 60)`,
  `insert into approvals (merchant, id, command, body, worth, currency, requested_by, state)
   values ('M', gen_random_uuid(), 'set-activity', '{ "activity": "a", "change": { "mostAmount": "9", "leastRank": "2" } }', 1, 'VND', 'Ann', 'pending')`,
  `insert into accounts (merchant, id, username, username_key, password_hash, type, side, nickname, profile)
   values ('M', '11111111-1111-4111-8111-111111111111', 'ann', 'ann', '', 0, 'member', 'Ann', '{}')`,
  `insert into deposits (merchant, id, account, request_key, fingerprint, reference, channel, kind, state, amount, currency, fee_percent,
     fee_fixed, differs, proof_asked, bonus, bonus_terms, details, expires_at)
   values ('M', gen_random_uuid(), '11111111-1111-4111-8111-111111111111', 'k', 'f', 'r', 'qr', 'qr', 'awaiting', 100, 'VND', 0, 0, 'credit',
     'none', 'first', '{ "percent": 5000, "most": "100", "least": "20", "turnover": 3, "days": null, "once": true }', '{}', now())`,
]

beforeAll(async () => {
  database = await createTestDatabase({ tables: false })
  await migrateToBaseline()
  client = new pg.Client(database.url)
  await client.connect()
  for (const statement of legacyInserts) await client.query(statement)
  await (await openDatabase(database.urls, () => undefined)).destroy()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const queryFirst = async (statement: string): Promise<unknown> => (await client.query<Record<string, unknown>>(statement)).rows[0]

describe('a database from before the columns were renamed', () => {
  it('keeps its withdrawal settings, with the lengths of account numbers under their new keys', async () => {
    expect(await queryFirst('select min_amount::text, max_amount::text, channels from withdrawal_settings')).toEqual({
      min_amount: '100',
      max_amount: '900',
      channels: [
        { id: 'ONE', kind: 'bank', name: 'One', minLength: 6, maxLength: 19 },
        { id: 'TWO', kind: 'wallet', name: 'Two', minLength: 34, maxLength: 34 },
      ],
    })
  })

  it('keeps the bonus that a pending deposit was promised', async () => {
    expect(await queryFirst('select proof_policy, bonus_terms from deposits')).toEqual({
      proof_policy: 'none',
      bonus_terms: { percent: 5000, maxBonus: '100', minDeposit: '20', turnover: 3, days: null, once: true },
    })
  })

  it('keeps pending approvals executable', async () => {
    expect(await queryFirst('select body from approvals')).toEqual({ body: { activity: 'a', change: { maxAmount: '9', minRank: '2' } } })
  })

  it('still increments the revision of a brand on each change', async () => {
    const fetchRevision = async () =>
      Number(((await queryFirst(`select revision from site_revisions where merchant = 'M'`)) as { revision: string }).revision)
    const before = await fetchRevision()
    await client.query(`update sites set maintenance = true where merchant = 'M'`)
    expect(await fetchRevision()).toBe(before + 1)
  })
})
