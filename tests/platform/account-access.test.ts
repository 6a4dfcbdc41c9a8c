import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountAccess, LoginResult, MemberDetails } from '../../src/generated/api.ts'
import { hashToken } from '../../server/modules/secrets/tokens.ts'
import { type HttpResponse, getCookie } from './call-server.ts'
import { generateTotp } from './generate-totp.ts'
import { alpha, beta } from './small-brands.ts'
import { addKnownNetwork } from './login-fixtures.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'
let createdCount = 0
async function createMember() {
  const username = `access${String(++createdCount)}`
  await platform.runAdminCommand('create-account', {
    brand: 'alpha',
    username,
    type: 0,
    password: 'rightpass1',
    email: `${username}@example.com`,
  })
  const logIn = async (remember = false, headers: Record<string, string> = {}) => {
    const input = { username, password: 'rightpass1', type: 'username', remember } as const
    const response = await platform.call('session.login', input, { host: alpha, headers })
    return { token: (response.body.value as LoginResult).token, cookie: getCookie(response.headers, 'remembered') }
  }
  return { username, logIn }
}
const getErrorCode = ({ body }: HttpResponse) => body.code
const fetchAccess = async (token: string) =>
  (await platform.call('session.devices', undefined, { host: alpha, token })).body.value as AccountAccess
const isLoggedIn = async (token: string) => (await platform.call('member.info', undefined, { host: alpha, token })).status === 200

const findTenant = () => {
  const brand = platform.server.platform.brands.byId('alpha')
  return brand && platform.server.platform.sites.tenant(brand)
}

describe('the sessions of an account', () => {
  it('are visible to the owner alone: device type, country and time, without the IP address', async () => {
    const { logIn } = await createMember()
    const otherMember = await (await createMember()).logIn()
    const phone = await logIn(false, { 'user-agent': userAgent })
    const ownSession = await logIn()
    const { devices } = await fetchAccess(ownSession.token)
    expect(devices.map(({ browser, system, current }) => ({ browser, system, current }))).toEqual([
      { browser: 'other', system: 'other', current: true },
      { browser: 'safari', system: 'ios', current: false },
    ])
    expect(devices.every(({ country }) => /^[A-Z]{2}$/.test(country))).toBe(true)
    expect(JSON.stringify(devices)).not.toMatch(/127\.0|iPhone|::1/)
    expect((await fetchAccess(phone.token)).devices.find(({ current }) => current)?.system).toBe('ios')
    expect((await fetchAccess(otherMember.token)).devices).toHaveLength(1)
  })

  it('can be ended on one device: its token is rejected at once, and the remember-me cookie no longer logs in', async () => {
    const { logIn } = await createMember()
    const otherSession = await logIn(true)
    const thirdSession = await logIn()
    const ownSession = await logIn(true)
    const { devices } = await fetchAccess(ownSession.token)
    const id = devices.at(-1)?.id ?? ''
    const endResponse = await platform.call(
      'session.endDevice',
      { id, password: 'rightpass1' },
      { host: alpha, token: ownSession.token, headers: { cookie: ownSession.cookie } },
    )
    expect(endResponse.body.value).toEqual({ ended: 1 })
    expect([await isLoggedIn(otherSession.token), await isLoggedIn(thirdSession.token), await isLoggedIn(ownSession.token)]).toEqual([
      false,
      true,
      true,
    ])
    const resume = (cookie: string) => platform.call('session.loginV2', { type: 'remembered' }, { host: alpha, headers: { cookie } })
    expect(getErrorCode(await resume(otherSession.cookie))).toBe('not_logged_in')
    expect((await resume(ownSession.cookie)).status).toBe(200)
  })

  it('can be ended on every other device, but not on the current one, another account’s or another brand’s', async () => {
    const { logIn } = await createMember()
    const [otherSession, ownSession] = [await logIn(), await logIn()]
    const otherMember = await (await createMember()).logIn()
    const otherMemberDeviceId = (await fetchAccess(otherMember.token)).devices[0]?.id ?? ''
    const endDevice = (id: string | undefined, token: string, host = alpha) =>
      platform.call('session.endDevice', { ...(id !== undefined && { id }), password: 'rightpass1' }, { host, token })
    expect(getErrorCode(await endDevice(otherMemberDeviceId, ownSession.token))).toBe('not_found')
    const ownDeviceId = (await fetchAccess(ownSession.token)).devices.find(({ current }) => current)?.id ?? ''
    expect(getErrorCode(await endDevice(ownDeviceId, ownSession.token))).toBe('forbidden')
    expect(getErrorCode(await endDevice(ownDeviceId, ownSession.token, beta))).toBe('not_logged_in')
    expect((await endDevice(undefined, ownSession.token)).body.value).toEqual({ ended: 1 })
    expect([await isLoggedIn(otherSession.token), await isLoggedIn(ownSession.token), await isLoggedIn(otherMember.token)]).toEqual([
      false,
      true,
      true,
    ])
  })
})

describe('ending another session', () => {
  it('requires the password again, so that a stolen session can neither end others nor guess the password', async () => {
    const { username, logIn } = await createMember()
    const [otherSession, ownSession] = [await logIn(), await logIn()]
    const endDevice = (password?: string) =>
      platform.call('session.endDevice', password === undefined ? {} : { password }, { host: alpha, token: ownSession.token })
    expect(getErrorCode(await endDevice())).toBe('password_wrong')
    for (let n = 0; n < 9; n += 1) expect((await endDevice('wrong')).body.fields).toEqual({ password: { key: 'error_password_wrong' } })
    expect(getErrorCode(await endDevice('rightpass1'))).toBe('too_many_requests')
    expect([await isLoggedIn(otherSession.token), await isLoggedIn(ownSession.token)]).toEqual([true, true])
    const db = findTenant()?.db
    await db?.deleteFrom('login_failures').execute()
    expect((await endDevice('rightpass1')).body.value).toEqual({ ended: 1 })
    expect([await isLoggedIn(otherSession.token), await isLoggedIn(ownSession.token)], username).toEqual([false, true])
  })

  it('requires a manual login within the last ten minutes if the account has no password because the brand uses login codes', async () => {
    await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'MOBILENUMREG3', on: true })
    const input = { mobileNum: '917700123', countryDialingCode: '84', login: true, registerMethod: 'WEB', ageConsent: true } as const
    const { token } = (await platform.call('member.registerMobile', input, { host: alpha })).body.value as LoginResult
    const endDevice = () => platform.call('session.endDevice', {}, { host: alpha, token })
    expect((await fetchAccess(token)).hasPassword).toBe(false)
    expect((await endDevice()).status).toBe(200)
    const staleLogin = { authenticated_at: new Date(Date.now() - 11 * 60_000) }
    await findTenant()?.db.updateTable('sessions').set(staleLogin).where('token_hash', '=', hashToken(token)).execute()
    expect(getErrorCode(await endDevice())).toBe('login_too_old')
  })

  it('does not accept an automatic login by a remember-me cookie as a manual login', async () => {
    const { logIn } = await createMember()
    const { cookie } = await logIn(true)
    const resumed = await platform.call('session.loginV2', { type: 'remembered' }, { host: alpha, headers: { cookie } })
    const { token } = resumed.body.value as LoginResult
    const session = await findTenant()
      ?.db.selectFrom('sessions')
      .select('authenticated_at')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst()
    expect(session).toEqual({ authenticated_at: null })
  })
})

describe('an idle session', () => {
  it('ends after the minutes configured by the brand, and any call keeps it alive', async () => {
    const { username, logIn } = await createMember()
    const [idleSession, activeSession] = [await logIn(), await logIn()]
    const db = findTenant()?.db
    const setIdleMinutes = async (minutes: number) =>
      db
        ?.updateTable('sessions')
        .set({ seen_at: new Date(Date.now() - minutes * 60_000) })
        .execute()
    await setIdleMinutes(29)
    expect(await isLoggedIn(activeSession.token)).toBe(true)
    const { devices } = await fetchAccess(activeSession.token)
    expect(devices).toHaveLength(2)
    await db
      ?.updateTable('sessions')
      .set({ seen_at: new Date(Date.now() - 31 * 60_000) })
      .where('seen_at', '<', new Date(Date.now() - 28 * 60_000))
      .execute()
    expect([await isLoggedIn(idleSession.token), await isLoggedIn(activeSession.token)]).toEqual([false, true])
    expect((await fetchAccess(activeSession.token)).devices, username).toHaveLength(1)
  })
})

describe('extra verification', () => {
  it('lists the known locations of an account, and lets its owner remove any but the current one', async () => {
    const { username, logIn } = await createMember()
    const { token } = await logIn()
    await addKnownNetwork(platform, 'alpha', username)
    const { locations } = await fetchAccess(token)
    expect(locations.map(({ current }) => current).toSorted()).toEqual([false, true])
    const remoteLocationId = locations.find(({ current }) => !current)?.id ?? ''
    const ownLocationId = locations.find(({ current }) => current)?.id ?? ''
    const forgetLocation = (id: string) => platform.call('session.forgetLocation', { id }, { host: alpha, token })
    expect(getErrorCode(await forgetLocation(ownLocationId))).toBe('forbidden')
    expect((await forgetLocation(remoteLocationId)).status).toBe(200)
    expect(getErrorCode(await forgetLocation(remoteLocationId))).toBe('not_found')
    expect((await fetchAccess(token)).locations.map(({ current }) => current)).toEqual([true])
  })

  it('reports whether an authenticator app is in use, ends every other session when one is added or removed, and notifies the owner of the removal, which requires the password', async () => {
    const { username, logIn } = await createMember()
    const { token } = await logIn()
    const logInAndCountOtherSessions = async () => ((await logIn()) && (await fetchAccess(token)).devices.length) - 1
    const isAuthenticatorInUse = async () =>
      ((await platform.call('member.details', undefined, { host: alpha, token })).body.value as MemberDetails).authenticator
    const removeAuthenticator = (password: string) => platform.call('member.removeAuthenticator', { password }, { host: alpha, token })
    expect(await isAuthenticatorInUse()).toBe(false)
    expect(getErrorCode(await removeAuthenticator('rightpass1'))).toBe('not_found')
    const { secret } = (await platform.call('member.authenticator', undefined, { host: alpha, token })).body.value as { secret: string }
    expect(await logInAndCountOtherSessions()).toBe(1)
    await platform.call('member.confirmAuthenticator', { code: generateTotp(secret), password: 'rightpass1' }, { host: alpha, token })
    expect(await isAuthenticatorInUse()).toBe(true)
    expect((await fetchAccess(token)).devices).toHaveLength(1)
    expect(await logInAndCountOtherSessions()).toBe(1)
    expect(getErrorCode(await removeAuthenticator('wrong'))).toBe('password_wrong')
    const message = await platform.readMessage('alpha', () => removeAuthenticator('rightpass1'))
    expect(message.to).toBe(`${username}@example.com`)
    expect(await isAuthenticatorInUse()).toBe(false)
    expect((await fetchAccess(token)).devices).toHaveLength(1)
  })
})
