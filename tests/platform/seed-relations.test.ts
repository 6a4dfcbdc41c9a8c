import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isConstraintViolation } from '../../server/database/errors.ts'
import { type OpenTestDatabase, openTestDatabase } from './open-test-database.ts'

let database: OpenTestDatabase
const query = (statement: string) => database.client.query<Record<string, unknown>>(statement)

const createChannelInsert = (id: string, overrides: Readonly<Record<string, string>>): string => {
  const row = { merchant: `'M'`, id: `'${id}'`, kind: `'crypto'`, texts: `'{}'`, enabled: 'true', position: '1', min_amount: '10', max_amount: '90', fee_percent: '0', fee_fixed: '0', amounts: `'[]'`, fields: `'[]'`, proof: `'none'`, minutes: '5', amount_mismatch: `'credit'`, ...overrides } // prettier-ignore
  return `insert into deposit_channels (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`
}
const createActivityInsert = (id: string, overrides: Readonly<Record<string, string>>): string => {
  const row = { merchant: `'M'`, id: `'${id}'`, kind: `'envelope'`, opens_at: 'now()', every: `'once'`, who: `'all'`, reward: `'money'`, amount: '5', turnover: '0', issue: `'claim'`, required_stakes: '0', ...overrides } // prettier-ignore
  return `insert into activities (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`
}
const createPrizeInsert = (id: string, chance: number): string =>
  `insert into raffle_prizes (merchant, activity, id, texts, kind, amount, chance) values ('M', 'raffle', '${id}', '{}', 'money', 1, ${String(chance)})`

const violations: Readonly<Record<string, string>> = {
  deposit_channels_fee_below_min_amount: createChannelInsert('fee', { fee_fixed: '20', max_amount: '15' }),
  deposit_channels_hours_differ: createChannelInsert('hours', { opens: '60', closes: '60' }),
  deposit_channels_unit_rate: createChannelInsert('rate', { unit: `'{"code":"USDT","exponent":6,"rate":"0.00"}'` }),
  activities_opens_before_it_closes: createActivityInsert('closed', { closes_at: `now() - interval '1 day'`, max_amount: '9' }),
  activities_envelope_amounts: createActivityInsert('envelope', {}),
}

beforeAll(async () => {
  database = await openTestDatabase()
  // Disables foreign keys and triggers, because the rows belong to no brand.
  await query(`set session_replication_role = replica`)
})
afterAll(() => database.close())

describe('relations of the initial data in the database', () => {
  it.each(Object.entries(violations))('are enforced for every row: %s', async (name, statement) => {
    await expect(query(statement)).rejects.toSatisfy((error) => isConstraintViolation(error, name))
  })

  it('are enforced for the total chance of all prizes of a raffle', async () => {
    await query('set session_replication_role = origin')
    await query(
      `insert into sites (merchant, maintenance, local_country, currency, exponent, registration_bonus, single_wallet, time_zone) values ('M', false, 'VN', 'VND', 2, 0, true, 'UTC')`,
    )
    await query(createActivityInsert('raffle', { kind: `'raffle'` }))
    await query(createPrizeInsert('one', 6000))
    await expect(query(createPrizeInsert('two', 4001))).rejects.toSatisfy((error) => isConstraintViolation(error, 'raffle_prizes_chances'))
    await query(createPrizeInsert('two', 4000))
  })
})
