import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RegisterRule } from '../../src/generated/api.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1' } })))
afterAll(() => platform.stop())

const setRule = (field: string, change: Record<string, string>) => platform.runAdminCommand('set-rule', { brand: 'alpha', field, change })
let visitorCount = 0
/** Registers a player. Each registration comes from another IP address. */
const register = (overrides: object) => {
  const username = `ruled${String(++visitorCount)}`
  const input = {
    username,
    password: 'secret12',
    login: true,
    registerMethod: 'WEB',
    ageConsent: true,
    countryDialingCode: '84',
    ...overrides,
  }
  const headers = { 'x-forwarded-for': `10.7.0.${String(visitorCount)}` }
  return platform.callUnchecked('member.register', input, { host: alpha, headers })
}

/** Requirement id, field and a valid value for each field rule of the specification. */
const fields = [
  ['R-AUTH-REGISTER-12', 'password', 'rulable'],
  ['R-AUTH-REGISTER-13', 'payeeName', 'abcdef'],
  ['R-AUTH-REGISTER-14', 'paymentPassword', 'payable'],
  ['R-AUTH-REGISTER-15', 'qqNum', 'abcdef'],
  ['R-AUTH-REGISTER-16', 'line', 'abcdef'],
  ['R-AUTH-REGISTER-17', 'whatsapp', 'abcdef'],
  ['R-AUTH-REGISTER-18', 'facebook', 'abcdef'],
  ['R-AUTH-REGISTER-19', 'wechat', 'abcdef'],
  ['R-AUTH-REGISTER-20', 'idNumber', 'abcdef'],
  ['R-AUTH-REGISTER-21', 'email', 'abcdef'],
  ['R-AUTH-REGISTER-22', 'mobileNum', '912345678'],
  ['R-AUTH-REGISTER-23', 'recommenderId', 'abcdef'],
  ['R-AUTH-REGISTER-24', 'affiliateCode', 'ALPHACODE'],
] as const

describe('a registration rule set by the operator', () => {
  const originalRules = new Map<string, RegisterRule>()
  beforeAll(async () => {
    const { value } = (await platform.call('system.registerSettings', undefined, { host: alpha })).body
    for (const declaredRule of value as RegisterRule[]) originalRules.set(declaredRule.field, declaredRule)
  })

  it.each(fields)('%s: for %s determines whether it is required, its pattern and its length', async (_id, field, validValue) => {
    const registerAndGetErrorKey = async (value: string) => ((await register({ [field]: value })).body.fields ?? {})[field]?.key
    await setRule(field, {
      enabled: 'on',
      required: 'on',
      acceptedPattern: '[a-zA-Z0-9]+',
      patternId: '*',
      minLength: '6',
      maxLength: '12',
    })
    expect(await registerAndGetErrorKey('')).toBe('reg_required')
    expect(await registerAndGetErrorKey(validValue)).toBeUndefined()
    expect(await registerAndGetErrorKey('#'.repeat(8))).toBe(field === 'mobileNum' ? 'reg_phone' : 'reg_pattern_other')
    expect(await registerAndGetErrorKey('a'.repeat(13))).toBe(field === 'mobileNum' ? 'reg_phone' : 'reg_pattern_length')
    await setRule(field, { required: 'off' })
    expect(await registerAndGetErrorKey('')).toBe(field === 'password' ? 'reg_required' : undefined)
    const originalRule = originalRules.get(field)
    await setRule(field, {
      enabled: originalRule?.enabled === true ? 'on' : 'off',
      required: originalRule?.required === true ? 'on' : 'off',
      acceptedPattern: 'none',
      patternId: originalRule?.patternId ?? '*',
    })
  })
})
