import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phonesInE164 } from '../../server/database/migrations/0077-phones-in-e164.ts'
import { openTestDatabase } from './opened-database.ts'
import { alpha, writeSmallBrands } from './small-brands.ts'
import { type TestPlatform, withPlatform } from './with-platform.ts'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const regions = {
  '225': { name: 'Côte d’Ivoire', min: 10, max: 10, countries: ['CI'] },
  '7': { name: 'Россия', min: 10, max: 11, countries: ['RU'] },
  '36': { name: 'Magyarország', min: 9, max: 11, countries: ['HU'] },
  '39': { name: 'Italia', min: 9, max: 11, countries: ['IT'] },
}

describe('phone numbers of several countries', () => {
  let platform: TestPlatform
  const root = writeSmallBrands()
  beforeAll(async () => {
    const file = join(root, 'alpha/registration.json')
    const registration = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(file, JSON.stringify({ ...registration, phone: { regions } }))
    platform = await withPlatform({ merchantsDir: root })
    for (const flag of ['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3'])
      await platform.control('set-flag', { brand: 'alpha', flag, on: true })
  })
  afterAll(async () => {
    await platform.stop()
    rmSync(root, { recursive: true, force: true })
  })

  const sendCode = (countryDialingCode: string, mobileNo: string) =>
    platform.call('verification.smsRegister', { countryDialingCode, mobileNo }, { host: alpha })

  it.each([
    ['225', '0789881234', '+2250789881234'],
    ['84', '+225 07 89 88 12 35', '+2250789881235'],
    ['39', '06 1234 5678', '+390612345678'],
    ['7', '89123456789', '+79123456789'],
    ['36', '06301234567', '+36301234567'],
  ])('are sent their code in E.164: +%s %s (R-VALIDATION-68)', async (countryDialingCode, mobileNo, to) => {
    expect((await platform.readMessage('alpha', () => sendCode(countryDialingCode, mobileNo))).to).toBe(to)
  })

  it('are refused where the region has no such number, or the brand has no such region (R-VALIDATION-68)', async () => {
    for (const [countryDialingCode, mobileNo] of [
      ['225', '089881234'],
      ['84', '000000000'],
      ['44', '7911123456'],
    ] as const)
      expect((await sendCode(countryDialingCode, mobileNo)).body.code, mobileNo).toBe('fields_invalid')
  })

  it('are found with a trunk prefix where they were given without (R-AUTH-LOGIN-02)', async () => {
    await platform.control('create-account', { brand: 'alpha', username: 'trunk', type: 0, password: 'rightpass1', mobile: '+79161234567' })
    const number = { mobileNum: '89161234567', countryDialingCode: '7' }
    const password = await platform.readCode('alpha', () => platform.call('verification.smsNoLogin', number, { host: alpha }))
    const body = { username: number.mobileNum, password, type: 'sms' as const, countryDialingCode: '7', remember: false }
    expect((await platform.call('session.login', body, { host: alpha })).body.value).toMatchObject({ user: { account: 'trunk' } })
  })
})

describe('phone numbers that were stored before', () => {
  it('are found by E.164; of two logins by one number the older keeps it', async () => {
    const { client, url, close } = await openTestDatabase()
    const insert = (username: string, code: string, number: string, key: string, day: number) =>
      client.query(
        `insert into accounts (merchant, id, username, username_key, password_hash, type, side, nickname, profile, mobile_key, mobile_login, created_at)
         values ('m', gen_random_uuid(), $1, $1, '', 0, 'member', $1, $2, $3, true, $4)`,
        [username, JSON.stringify({ countryDialingCode: code, mobileNum: number }), key, new Date(Date.UTC(2026, 0, day))],
      )
    await insert('ivory', '225', '0789881234', '225-789881234', 1)
    await insert('late', '7', '89123456789', '7-89123456789', 3)
    await insert('early', '7', '9123456789', '7-9123456789', 2)
    await insert('viet', '84', '0912345678', '84-912345678', 4)
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) })
    await phonesInE164.up(db)
    await db.destroy()
    const { rows } = await client.query('select username, mobile_key, mobile_login from accounts order by username')
    expect(rows).toEqual([
      { username: 'early', mobile_key: '+79123456789', mobile_login: true },
      { username: 'ivory', mobile_key: '+2250789881234', mobile_login: true },
      { username: 'late', mobile_key: '+79123456789', mobile_login: false },
      { username: 'viet', mobile_key: '+84912345678', mobile_login: true },
    ])
    await close()
  })
})
