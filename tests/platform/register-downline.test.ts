import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgentRegisterBody, DownlinePage, LoginResult } from '../../src/generated/api.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startTestPlatform()
  token = (await platform.logIn(alpha, 'agent')).token
})
afterAll(() => platform.stop())

const register = (overrides: Partial<AgentRegisterBody>, agentToken = token, host = alpha) =>
  platform.call('agent.register', { username: 'below1', password: 'secret12', ageConsent: true, ...overrides }, { host, token: agentToken })
const listDownline = async (agentToken = token) => {
  const response = await platform.call('agent.downlines', {}, { host: alpha, token: agentToken })
  return (response.body.value as DownlinePage).downlines.map(({ account }) => account)
}
const setRule = (field: string, on: 'on' | 'off', overrides: object = {}) =>
  platform.runAdminCommand('set-rule', { brand: 'alpha', field, change: { enabled: on, required: on, ...overrides } })

describe('an account registered by an agent', () => {
  it('is a player account in the agent’s downline, with the registration bonus and an expired password', async () => {
    await platform.runAdminCommand('create-account', { brand: 'alpha', username: 'rival', type: 2, password: testPassword })
    const rivalToken = (await platform.logIn(alpha, 'rival')).token
    expect((await register({ username: 'Below1' })).body.value).toEqual({ account: 'Below1' })
    expect([await listDownline(), await listDownline(rivalToken)]).toEqual([['Below1', 'player'], []])
    expect(await platform.runAdminCommand('account', { brand: 'alpha', username: 'below1' })).toMatchObject({
      type: 0,
      side: 'member',
      passwordExpired: true,
      balance: '1000.00',
    })
    const login: LoginResult = await platform.logIn(alpha, 'below1', 'secret12')
    expect(login).toMatchObject({ passwordExpired: true, user: { type: 0, toUpline: true } })
  })

  it('is validated like any registration: required fields, patterns, guessable passwords, age, taken names', async () => {
    const registerAndGetErrors = async (overrides: Partial<AgentRegisterBody>) => {
      const { code, fields } = (await register({ username: 'judged1', ...overrides })).body
      return [code, ...Object.entries(fields ?? {}).map(([name, { key }]) => `${name}: ${key}`)]
    }
    expect(await registerAndGetErrors({ username: '1st', password: 'short' })).toEqual([
      'register_invalid',
      'username: reg_pattern_letter-first',
      'password: reg_pattern_letters-digits-combined',
    ])
    expect(await registerAndGetErrors({ password: 'judged12' })).toEqual(['register_invalid', 'password: error_password_own_word'])
    for (const ageConsent of [false, undefined])
      expect(await registerAndGetErrors({ ageConsent } as Partial<AgentRegisterBody>)).toEqual([
        'register_invalid',
        'ageConsent: error_age_consent_required',
      ])
    expect(await registerAndGetErrors({ username: 'PLAYER' })).toEqual(['username_taken', 'username: error_username_taken'])
    await setRule('birthday', 'on', { patternId: 'date-ymd' })
    expect(await registerAndGetErrors({})).toEqual(['register_invalid', 'birthday: reg_required'])
    expect(await registerAndGetErrors({ birthday: '2020-01-01' })).toEqual(['register_invalid', 'birthday: reg_birthday_age'])
    expect((await register({ username: 'judged1', birthday: '1990-05-05' })).status).toBe(200)
    await setRule('birthday', 'off')
  })

  it('requires an agent: a player, a guest and an agent of another brand are rejected, and no account is created', async () => {
    const guest = (await platform.call('session.freePlay', undefined, { host: alpha })).body.value as LoginResult
    for (const otherToken of [(await platform.logIn(alpha, 'player')).token, guest.token])
      expect((await register({ username: 'nobodys1' }, otherToken)).body.code).toBe('forbidden')
    expect((await register({ username: 'nobodys1' }, token, beta)).body.code).toBe('not_logged_in')
    await expect(platform.runAdminCommand('account', { brand: 'alpha', username: 'nobodys1' })).rejects.toThrow('nobodys1')
  })
})
