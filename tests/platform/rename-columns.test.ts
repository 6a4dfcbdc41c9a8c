import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMigrations } from '../../demo/migrations/index.ts'
import { openDatabase } from '../../server/database/database.ts'
import { createMigrators } from '../../server/database/migration-set.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let client: pg.Client

/** Applies the migrations up to `name`, and up to `demoName` of the demo. */
const migrateTo = async (name: string, demoName?: string): Promise<void> => {
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.urls.migrationUrl ?? '' }) }),
  })
  const [platform, demo] = createMigrators(db, [demoMigrations])
  const results = [await platform?.migrateTo(name), demoName === undefined ? undefined : await demo?.migrateTo(demoName)]
  await db.destroy()
  for (const result of results) if (result?.error !== undefined) throw result.error
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

/**
 * Inserts of rows into the tables of `0094-bundle-time` and `0002-keys-with-merchant`, with the names from before
 * `0095-plain-names`.
 */
const laterInserts = [
  `insert into vendors (merchant, vendor, position, enabled, policy)
   values ('M', 'OLD', 1, true, '{ "ids": "round", "ends": "close", "earlyRollback": "forget", "patienceMinutes": 7 }')`,
  `insert into activities (merchant, id, kind, enabled, opens_at, every, who, reward, amount, turnover, issue, needed)
   values ('M', 'cup', 'apply', true, now(), 'once', 'all', 'money', 5, 0, 'itself', 300)`,
  `insert into approvals (merchant, id, command, body, worth, currency, requested_by, state)
   values ('M', gen_random_uuid(), 'set-activity', '{ "activity": "cup", "change": { "needed": "4.00", "issue": "itself" } }', 1, 'VND', 'Bob', 'pending'),
     ('M', gen_random_uuid(), 'set-value', '{ "path": "deposits.channels.qr", "value": { "differs": "review" } }', 1, 'VND', 'Cid', 'pending'),
     ('M', gen_random_uuid(), 'set-value', '{ "path": "deposits.channels.qr", "value": "{\\"differs\\": \\"review\\"}" }', 1, 'VND', 'Dan', 'pending'),
     ('M', gen_random_uuid(), 'set-points-reward', '{ "reward": "mug", "change": { "requirement": "9.00" } }', 1, 'VND', 'Eve', 'pending')`,
  `insert into demo_rounds (merchant, player, id, game, stake, win, seed, player_seed, bet, outcome, state)
   select 'M', gen_random_uuid(), gen_random_uuid(), 'dice', 1, 0, '', '', '{}', '{}', state
   from unnest(array['betting', 'done', 'refused', 'returned']) as state`,
  `insert into demo_messages (id, merchant, vendor, player, round, calls) values (gen_random_uuid(), 'M', 'OLD', gen_random_uuid(),
     gen_random_uuid(), '[{ "call": "win", "asked": { "amount": "5" } }, { "call": "close", "asked": {} }]')`,
]

beforeAll(async () => {
  database = await createTestDatabase({ tables: false })
  await migrateTo('0085-baseline')
  client = new pg.Client(database.url)
  await client.connect()
  for (const statement of legacyInserts) await client.query(statement)
  await migrateTo('0094-bundle-time', '0002-keys-with-merchant')
  for (const statement of laterInserts) await client.query(statement)
  await (await openDatabase(database.urls, () => undefined, { sets: [demoMigrations] })).destroy()
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
    const findBody = async (operator: string) =>
      ((await queryFirst(`select body from approvals where requested_by = '${operator}'`)) as { body: unknown }).body
    expect(await findBody('Ann')).toEqual({ activity: 'a', change: { maxAmount: '9', minRank: '2' } })
    expect(await findBody('Bob')).toEqual({ activity: 'cup', change: { requiredStakes: '4.00', issue: 'automatic' } })
    expect(await findBody('Cid')).toEqual({ path: 'deposits.channels.qr', value: { amountMismatch: 'review' } })
    expect(await findBody('Dan')).toEqual({ path: 'deposits.channels.qr', value: '{"amountMismatch": "review"}' })
    expect(await findBody('Eve')).toEqual({ reward: 'mug', change: { requiredStakes: '9.00' } })
  })

  it('keeps the policy of a vendor, the requirement of an activity, and the pending messages of the demo vendor', async () => {
    expect(await queryFirst('select policy from vendors')).toEqual({
      policy: { transactionIdScope: 'round', settlementCall: 'close', earlyRollback: 'accept-bet', openBetCheckMinutes: 7 },
    })
    expect(await queryFirst('select required_stakes::text, issue from activities')).toEqual({ required_stakes: '300', issue: 'automatic' })
    expect(await queryFirst('select calls from demo_messages')).toEqual({
      calls: [
        { call: 'win', request: { amount: '5' } },
        { call: 'close', request: {} },
      ],
    })
  })

  it('keeps the states of the stakes of demo rounds', async () => {
    const { rows } = await client.query<{ state: string }>('select state from demo_rounds order by state')
    expect(rows.map(({ state }) => state)).toEqual(['accepted', 'refunded', 'rejected', 'stake-pending'])
  })

  it('still increments the revision of a brand on each change', async () => {
    const fetchRevision = async () =>
      Number(((await queryFirst(`select revision from site_revisions where merchant = 'M'`)) as { revision: string }).revision)
    const before = await fetchRevision()
    await client.query(`update sites set maintenance = true where merchant = 'M'`)
    expect(await fetchRevision()).toBe(before + 1)
  })
})
