import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alpha, writeSmallBrands } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'
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
    platform = await startTestPlatform({ merchantsDir: root })
    for (const flag of ['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3'])
      await platform.runAdminCommand('set-flag', { brand: 'alpha', flag, on: true })
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
  ])('receive their code at the E.164 form of the number: +%s %s (R-VALIDATION-68)', async (countryDialingCode, mobileNo, to) => {
    expect((await platform.readMessage('alpha', () => sendCode(countryDialingCode, mobileNo))).to).toBe(to)
  })

  it('are rejected if the region has no such number, or the brand has no such region (R-VALIDATION-68)', async () => {
    for (const [countryDialingCode, mobileNo] of [
      ['225', '089881234'],
      ['84', '000000000'],
      ['44', '7911123456'],
    ] as const)
      expect((await sendCode(countryDialingCode, mobileNo)).body.code, mobileNo).toBe('fields_invalid')
  })

  it('are found with a trunk prefix if they were registered without it (R-AUTH-LOGIN-02)', async () => {
    await platform.runAdminCommand('create-account', {
      brand: 'alpha',
      username: 'trunk',
      type: 0,
      password: 'rightpass1',
      mobile: '+79161234567',
    })
    const number = { mobileNum: '89161234567', countryDialingCode: '7' }
    const password = await platform.readCode('alpha', () => platform.call('verification.smsNoLogin', number, { host: alpha }))
    const body = { username: number.mobileNum, password, type: 'sms' as const, countryDialingCode: '7', remember: false }
    expect((await platform.call('session.login', body, { host: alpha })).body.value).toMatchObject({ user: { account: 'trunk' } })
  })
})
