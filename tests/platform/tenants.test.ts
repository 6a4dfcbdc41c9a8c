import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoginResult, Permission } from '../../src/generated/api.ts'
import { alpha, beta, writeBrand } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const fetchStatus = async (host: string) => (await platform.call('system.status', { url: host }, { host })).body.value as Permission
const findFlagValue = (permission: Permission, flag: string) => permission.info.whitelabel.find(({ modId }) => modId === flag)?.enabled

describe('tenants', () => {
  it('reject a token of another brand', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    expect((await platform.call('member.info', undefined, { host: alpha, token })).status).toBe(200)
    for (const name of ['member.info', 'wallet.balance', 'session.logout'] as const)
      expect((await platform.call(name, undefined, { host: beta, token })).body.code).toBe('not_logged_in')
    expect((await platform.call('member.info', undefined, { host: alpha, token })).status).toBe(200)
  })

  it('may each have a player with the same username, with separate passwords and balances', async () => {
    const first = (await platform.register(alpha, { username: 'samename', password: 'northpass1' })).body.value as LoginResult
    const second = (await platform.register(beta, { username: 'samename', password: 'southpass2' })).body.value as LoginResult
    expect(first.user.id).not.toBe(second.user.id)
    expect((await platform.call('wallet.balance', undefined, { host: alpha, token: first.token })).body.value).toEqual({
      sumBalance: '1000.00',
      currency: 'VND',
    })
    expect((await platform.call('wallet.balance', undefined, { host: beta, token: second.token })).body.value).toEqual({
      sumBalance: '2.500000',
      currency: 'USDT',
    })
    await expect(platform.logIn(beta, 'samename', 'northpass1')).rejects.toThrow('login_failed')
  })

  it('respond for the requested host, and reject a request that names another host or another merchant', async () => {
    expect((await platform.call('game.menus', { merchantCode: 'BETA1' }, { host: alpha })).body.code).toBe('merchant_mismatch')
    expect((await platform.call('system.status', { url: beta }, { host: alpha })).body.code).toBe('domain_invalid')
    expect((await platform.call('agent.affiliate', { code: 'ALPHACODE', domain: beta }, { host: alpha })).body.code).toBe('domain_invalid')
    expect((await platform.register(alpha, { domain: beta })).body.code).toBe('domain_invalid')
  })

  it('cannot be switched by client headers', async () => {
    const headers = { 'x-forwarded-host': beta, 'x-merchant': 'BETA1', forwarded: `host=${beta}` }
    expect((await platform.call('game.menus', { merchantCode: 'ALPHA1' }, { host: alpha, headers })).status).toBe(200)
    expect((await platform.call('game.menus', { merchantCode: 'BETA1' }, { host: alpha, headers })).body.code).toBe('merchant_mismatch')
  })

  it('have separate flags, rules, vendors and affiliate codes, also right after a change', async () => {
    await Promise.all([fetchStatus(alpha), fetchStatus(beta)])
    await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'AGENTPOLICY3', on: true })
    await platform.runAdminCommand('set-rule', { brand: 'alpha', field: 'username', change: { minLength: '7' } })
    const [alphaStatus, betaStatus] = await Promise.all([fetchStatus(alpha), fetchStatus(beta)])
    expect([findFlagValue(alphaStatus, 'AGENTPOLICY3'), findFlagValue(betaStatus, 'AGENTPOLICY3')]).toEqual(['1', '0'])
    expect([findFlagValue(alphaStatus, 'MANPLAYREB3'), findFlagValue(betaStatus, 'MANPLAYREB3')]).toEqual(['1', '0'])
    expect([alphaStatus, betaStatus].map(({ info }) => info.registerRules.find(({ field }) => field === 'username')?.minLength)).toEqual([
      7, 4,
    ])
    expect((await platform.call('agent.affiliate', { code: 'ALPHACODE', domain: alpha }, { host: alpha })).body.value).toEqual({
      valid: true,
    })
    expect((await platform.call('agent.affiliate', { code: 'ALPHACODE', domain: beta }, { host: beta })).body.value).toEqual({
      valid: false,
    })
    const offersDs88 = async (host: string, merchantCode: string) =>
      (await platform.call('game.menus', { merchantCode }, { host })).text.includes('"vassalage":"DS88"')
    expect(await Promise.all([offersDs88(alpha, 'ALPHA1'), offersDs88(beta, 'BETA1')])).toEqual([true, false])
    await platform.runAdminCommand('set-rule', { brand: 'alpha', field: 'username', change: { minLength: '4' } })
  })

  it('are closed independently of each other', async () => {
    await platform.runAdminCommand('set-status', { brand: 'alpha', status: 'maintenance' })
    expect((await platform.call('session.captcha', undefined, { host: alpha })).body.code).toBe('site_maintenance')
    expect((await platform.call('session.captcha', undefined, { host: beta })).status).toBe(200)
    await platform.runAdminCommand('set-status', { brand: 'alpha', status: 'open' })
  })

  it('reject a captcha of another brand', async () => {
    const cookie = String((await platform.call('session.captcha', undefined, { host: alpha })).headers['set-cookie']).split(';')[0] ?? ''
    await platform.runAdminCommand('set-rule', { brand: 'beta', field: 'captcha', change: { enabled: 'on', required: 'on' } })
    const registration = {
      username: 'captchaed',
      password: 'secret12',
      captcha: 'AAAAA',
      login: true,
      registerMethod: 'WEB',
      ageConsent: true,
    } as const
    expect((await platform.call('member.register', registration, { host: beta, headers: { cookie } })).body.code).toBe('captcha_wrong')
    await platform.runAdminCommand('set-rule', { brand: 'beta', field: 'captcha', change: { enabled: 'off' } })
  })

  it('count failed logins separately', async () => {
    for (let n = 0; n < 4; n++)
      await platform.call('session.login', { username: 'player', password: 'wrong', type: 'username' }, { host: alpha })
    expect(
      (await platform.call('session.login', { username: 'player', password: 'wrong', type: 'username' }, { host: alpha })).body.code,
    ).toBe('captcha_required')
    expect(
      (await platform.call('session.login', { username: 'player', password: testPassword, type: 'username' }, { host: beta })).status,
    ).toBe(200)
  })

  it('are seeded and served when their folder appears while the server runs', async () => {
    writeBrand(platform.merchantsDir, 'later', {
      merchant: { name: 'Later', code: 'LATER1', domains: ['later.test'] },
      platform: { registrationBonus: '5.00' },
    })
    await expect.poll(async () => (await platform.call('system.whitelabel', undefined, { host: 'later.test' })).status).toBe(200)
    const { token } = (await platform.register('later.test')).body.value as LoginResult
    expect((await platform.call('wallet.balance', undefined, { host: 'later.test', token })).body.value).toMatchObject({
      sumBalance: '5.00',
    })
  })
})
