import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedRelations } from '../../server/database/migrations/0069-seed-relations.ts'
import { type OpenedDatabase, openTestDatabase } from './opened-database.ts'

let database: OpenedDatabase
const ask = (statement: string) => database.client.query<Record<string, unknown>>(statement)

const channel = (id: string, more: Readonly<Record<string, string>>): string => {
  const row = { merchant: `'M'`, id: `'${id}'`, kind: `'crypto'`, texts: `'{}'`, enabled: 'true', position: '1', least: '10', most: '90', fee_percent: '0', fee_fixed: '0', amounts: `'[]'`, fields: `'[]'`, proof: `'none'`, minutes: '5', differs: `'credit'`, ...more } // prettier-ignore
  return `insert into deposit_channels (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`
}
const activity = (id: string, more: Readonly<Record<string, string>>): string => {
  const row = { merchant: `'M'`, id: `'${id}'`, kind: `'envelope'`, opens_at: 'now()', every: `'once'`, who: `'all'`, reward: `'money'`, amount: '5', turnover: '0', issue: `'claim'`, needed: '0', ...more } // prettier-ignore
  return `insert into activities (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`
}
const prize = (id: string, chance: number): string =>
  `insert into raffle_prizes (merchant, activity, id, texts, kind, amount, chance) values ('M', 'raffle', '${id}', '{}', 'money', 1, ${String(chance)})`

const broken: Readonly<Record<string, string>> = {
  deposit_channels_fee_below_least: channel('fee', { fee_fixed: '20', most: '15' }),
  deposit_channels_hours_differ: channel('hours', { opens: '60', closes: '60' }),
  deposit_channels_unit_rate: channel('rate', { unit: `'{"code":"USDT","exponent":6,"rate":"0.00"}'` }),
  activities_opens_before_it_closes: activity('closed', { closes_at: `now() - interval '1 day'`, most_amount: '9' }),
  activities_envelope_amounts: activity('envelope', {}),
}

beforeAll(async () => {
  database = await openTestDatabase()
  await ask(`set session_replication_role = replica`)
})
afterAll(() => database.close())

describe('relations of the seed in the database', () => {
  it('mend the rows that broke them before', async () => {
    for (const name of [...Object.keys(broken), 'withdrawal_settings_fee_below_least']) {
      const table = name.startsWith('act') ? 'activities' : name.startsWith('dep') ? 'deposit_channels' : 'withdrawal_settings'
      await ask(`alter table ${table} drop constraint ${name}`)
    }
    await ask('drop trigger raffle_prizes_chances on raffle_prizes')
    await ask('drop function assert_raffle_chances')
    for (const statement of Object.values(broken)) await ask(statement)
    await ask('set session_replication_role = origin')
    const owner = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url }) }) })
    await seedRelations.up(owner)
    await owner.destroy()
    await ask('set session_replication_role = replica')
    const channels = (await ask(`select id, least, most, opens, closes, enabled, unit from deposit_channels order by id`)).rows
    expect(channels).toMatchObject([
      { id: 'fee', least: '21', most: '21' },
      { id: 'hours', opens: null, closes: null, enabled: true },
      { id: 'rate', enabled: false, unit: null },
    ])
    const activities = (await ask(`select id, amount, most_amount, closes_at > opens_at as later from activities order by id`)).rows
    expect(activities).toMatchObject([
      { id: 'closed', later: true },
      { id: 'envelope', most_amount: '5' },
    ])
    await ask('delete from deposit_channels')
    await ask('delete from activities')
  })

  it.each(Object.entries(broken))('are kept by every row that is written: %s', async (name, statement) => {
    await expect(ask(statement)).rejects.toMatchObject({ code: '23514', constraint: name })
  })

  it('are kept by the prizes of a raffle together', async () => {
    await ask('set session_replication_role = origin')
    await ask(
      `insert into sites (merchant, maintenance, local_country, currency, exponent, registration_bonus, single_wallet, time_zone) values ('M', false, 'VN', 'VND', 2, 0, true, 'UTC')`,
    )
    await ask(activity('raffle', { kind: `'raffle'` }))
    await ask(prize('one', 6000))
    await expect(ask(prize('two', 4001))).rejects.toMatchObject({ code: '23514', constraint: 'raffle_prizes_chances' })
    await ask(prize('two', 4000))
  })
})
