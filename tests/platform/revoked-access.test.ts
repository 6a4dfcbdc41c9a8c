import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LoginResult, MemberInfo } from '../../src/generated/api.ts'
import { logInFundedPlayer, preparedSamples, samples } from '../contract/samples.ts'
import { type HttpResponse, getCookie } from './call-server.ts'
import { countLockWaits, withDatabaseClient } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { createPendingSocialLogin } from './create-pending-social-login.ts'
import { setPayeeName } from './login-fixtures.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1' } })
  await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'MOBILEVERCODELOGIN3', on: true })
})
afterAll(() => platform.stop())

const initialPassword = 'rightpass1'
const brand = 'alpha'
let createdCount = 0
let lastAddress = 0
/** Creates headers with a client address that no earlier call returned. The server trusts the test as its proxy. */
const createAddressHeaders = (): Record<string, string> => ({
  'x-forwarded-for': `203.0.${String(Math.floor((lastAddress += 1) / 250))}.${String((lastAddress % 250) + 1)}`,
})

type Member = Awaited<ReturnType<typeof createMember>>
/** Creates a member who has logged in once. `knownHeaders` are the headers of that login, with its client address. */
async function createMember() {
  const suffix = String(++createdCount)
  const [username, number, email] = [`holder${suffix}`, String(912_300_000 + createdCount), `holder${suffix}@example.com`]
  await platform.runAdminCommand('create-account', { brand, username, type: 0, password: initialPassword, email, mobile: `84-${number}` })
  await setPayeeName(platform, brand, username, 'Right Name')
  const knownHeaders = createAddressHeaders()
  const { token } = getLogin(await logIn(username, knownHeaders))
  return { username, number, email, knownHeaders, token }
}

const getLogin = ({ body }: HttpResponse) => body.value as LoginResult
const logIn = (username: string, headers: Record<string, string>, password = initialPassword, overrides: object = {}) =>
  platform.callUnchecked('session.login', { username, password, type: 'username', ...overrides }, { host: alpha, headers })
const isLoggedIn = async (token: string | undefined): Promise<boolean> =>
  token !== undefined && (await platform.call('member.info', undefined, { host: alpha, token })).status === 200
/** Returns whether a response contains the token of a valid session. */
const hasValidSession = async (responsePromise: Promise<HttpResponse>): Promise<boolean> => {
  const { body } = await responsePromise
  const { token, login } = (body.value ?? {}) as { token?: string; login?: LoginResult }
  return isLoggedIn(token ?? login?.token)
}

/** Ways to gain access to an account. Each returns a function that uses the access and returns whether it succeeded. */
const grants: Readonly<Record<string, (member: Member) => Promise<() => Promise<boolean>>>> = {
  'a session': async ({ username, knownHeaders }) => {
    const { token } = getLogin(await logIn(username, knownHeaders))
    return () => isLoggedIn(token)
  },
  'a login pending extra verification': async ({ username }) => {
    const otherAddress = createAddressHeaders()
    const loginResponse = await logIn(username, otherAddress)
    expect(loginResponse.body.code).toBe('verification_required')
    const headers = { ...otherAddress, cookie: getCookie(loginResponse.headers, 'pending-login') }
    return () =>
      hasValidSession(platform.call('session.extraCheck', { method: 'accountHolderName', answer: 'Right Name' }, { host: alpha, headers }))
  },
  'a remembered login': async ({ username, knownHeaders }) => {
    const cookie = getCookie((await logIn(username, knownHeaders, initialPassword, { remember: true })).headers, 'remembered')
    return () =>
      hasValidSession(platform.call('session.loginV2', { type: 'remembered' }, { host: alpha, headers: { ...knownHeaders, cookie } }))
  },
  'a temporary password by email': async ({ username, email, knownHeaders }) => {
    const { text } = await platform.readMessage(brand, () => platform.call('member.forgotByEmail', { username, email }, { host: alpha }))
    return () => hasValidSession(logIn(username, knownHeaders, /[A-Za-z0-9]{14}/.exec(text)?.[0] ?? ''))
  },
  'a login code sent to the phone': async ({ number, knownHeaders }) => {
    const password = await sendCode(number)
    return () => hasValidSession(logIn(number, knownHeaders, password, { type: 'sms' }))
  },
  'a password reset code sent to the phone': async ({ number }) => {
    const verificationCode = await sendCode(number)
    const body = { mobileNum: number, verificationCode, newPassword: 'brandnew2' }
    return () => hasValidSession(platform.call('member.passwordByPhone', body, { host: alpha }))
  },
  'a pending social login': async ({ username }) => {
    const cookie = await createPendingSocialLogin(platform, brand, username)
    return () => hasValidSession(platform.call('session.social', undefined, { host: alpha, headers: { cookie } }))
  },
  'a game launch': async ({ username, knownHeaders }) => {
    const { token } = getLogin(await logIn(username, knownHeaders))
    const game = {
      gameId: 'pgf-jade-tiger',
      vassalage: 'PGF',
      launchMode: 'REAL',
      nodeId: '',
      accountType: '',
      confirmTrans: true,
    } as const
    const body = { ...game, platform: 'html5-desktop', clientType: 3, username, token, merchantCode: 'ALPHA1', language: 'TY' } as const
    const response = await platform.call('game.launch', body, { host: alpha, token, headers: { language: 'TY' } })
    const { pathname, search } = new URL((response.body.value as { game_url: string }).game_url)
    return async () => (await platform.send('GET', pathname + search, { host: 'vendor.test' })).status === 200
  },
}
const sendCode = (mobileNum: string): Promise<string> =>
  platform.readCode(brand, () => platform.call('verification.smsNoLogin', { mobileNum, countryDialingCode: '84' }, { host: alpha }))

/** Events that revoke all access that was granted before. */
const revocations: Readonly<Record<string, (member: Member) => Promise<unknown>>> = {
  'its owner changes the password': async ({ token }) => {
    const body = { oldPassword: initialPassword, newPassword: 'brandnew1', confirmNewPassword: 'brandnew1' }
    expect((await platform.call('member.changePassword', body, { host: alpha, token })).status).toBe(200)
    expect(await isLoggedIn(token)).toBe(true)
  },
  'its owner ends all other sessions': async ({ token }) => {
    expect((await platform.call('session.endDevice', { password: initialPassword }, { host: alpha, token })).status).toBe(200)
    expect(await isLoggedIn(token)).toBe(true)
  },
  'the operator sets another password': ({ username }) =>
    platform.runAdminCommand('set-password', { brand, username, password: 'brandnew1' }),
  'the operator ends all sessions': ({ username }) => platform.runAdminCommand('end-sessions', { brand, username }),
  'the operator disables and re-enables the account': async ({ username }) => {
    await platform.runAdminCommand('disable-account', { brand, username })
    await platform.runAdminCommand('enable-account', { brand, username })
  },
}

describe.each(Object.entries(grants))('%s', (_, grant) => {
  it('is valid if nothing revokes it', async () => {
    const useAccess = await grant(await createMember())
    expect(await useAccess()).toBe(true)
  })

  it.each(Object.entries(revocations))('is revoked when %s', async (__, revoke) => {
    const member = await createMember()
    const useAccess = await grant(member)
    await revoke(member)
    expect(await useAccess()).toBe(false)
  })
})

describe('access granted at the moment of revocation', () => {
  it('is revoked: if a member logs in while the operator sets a new password, no session from the old password remains', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { username, knownHeaders } = await createMember()
      const logins = Array.from({ length: 5 }, () => logIn(username, knownHeaders, initialPassword, { remember: true }))
      const passwordChange = platform.runAdminCommand('set-password', { brand, username, password: 'brandnew1' })
      const responses = await Promise.all(logins)
      await passwordChange
      for (const { body, headers } of responses) {
        expect(await isLoggedIn((body.value as LoginResult | undefined)?.token)).toBe(false)
        const resumption = platform.call(
          'session.loginV2',
          { type: 'remembered' },
          { host: alpha, headers: { cookie: getCookie(headers, 'remembered') } },
        )
        expect(await hasValidSession(resumption)).toBe(false)
      }
    }
  })

  it('conflicts with it: if a temporary password is used while the operator sets a new one, only one of the two takes effect', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { username, email, knownHeaders } = await createMember()
      const { text } = await platform.readMessage(brand, () => platform.call('member.forgotByEmail', { username, email }, { host: alpha }))
      const temporaryLogin = logIn(username, knownHeaders, /[A-Za-z0-9]{14}/.exec(text)?.[0] ?? '')
      const passwordChange = platform
        .runAdminCommand('set-password', { brand, username, password: 'brandnew1' })
        .catch((error: unknown) => String(error))
      const isRefused = typeof (await passwordChange) === 'string'
      expect(await isLoggedIn((await temporaryLogin).body.value === undefined ? undefined : getLogin(await temporaryLogin).token)).toBe(
        isRefused,
      )
      expect((await logIn(username, knownHeaders, 'brandnew1')).status === 200).toBe(!isRefused)
    }
  })
})

describe('a call in progress when its account is disabled', () => {
  beforeAll(() => platform.runAdminCommand('set-wallets', { brand, wallets: 'vendor' }))

  const moneyEndpoints = [
    'activity.claim',
    'activity.claimRaffle',
    'reward.claim',
    'record.claimCashback',
    'points.redeem',
    'withdrawal.request',
    'deposit.request',
    'wallet.moveFunds',
    'wallet.returnFunds',
  ] as const

  it.each(moneyEndpoints)('is rejected by %s, as every later call is', async (name) => {
    const { input, token = await logInFundedPlayer(platform) } = (await preparedSamples[name]?.(platform)) ?? { input: samples[name]() }
    const { id } = (await platform.call('member.info', undefined, { host: alpha, token })).body.value as MemberInfo
    if (name === 'wallet.returnFunds') await platform.call('wallet.moveFunds', samples['wallet.moveFunds'](), { host: alpha, token })
    const response = await withDatabaseClient(platform, async (client) => {
      await client.query('begin')
      await client.query(`select from accounts where merchant = 'ALPHA1' and id = $1 for update`, [id])
      const pendingResponse = platform.callUnchecked(name, input, { host: alpha, token })
      await vi.waitFor(async () => expect(await countLockWaits(platform)).toBeGreaterThan(0), { timeout: 10_000 })
      await client.query(`update accounts set disabled = true where merchant = 'ALPHA1' and id = $1`, [id])
      await client.query('commit')
      return pendingResponse
    })
    expect([response.status, response.body.code]).toEqual([401, 'not_logged_in'])
  })
})

describe('a login pending extra verification', () => {
  it('requires a password change if the password has expired since and the site forces the change', async () => {
    const { username } = await createMember()
    const otherAddress = createAddressHeaders()
    const headers = { ...otherAddress, cookie: getCookie((await logIn(username, otherAddress)).headers, 'pending-login') }
    await platform.runAdminCommand('set-flag', { brand, flag: 'PWDEXPFORCECHANGE3', on: true })
    await platform.runAdminCommand('expire-password', { brand, username })
    const checkResponse = await platform.call(
      'session.extraCheck',
      { method: 'accountHolderName', answer: 'Right Name' },
      { host: alpha, headers },
    )
    await platform.runAdminCommand('set-flag', { brand, flag: 'PWDEXPFORCECHANGE3', on: false })
    const balance = await platform.call('wallet.balance', undefined, { host: alpha, token: getLogin(checkResponse).token })
    expect(balance.body.code).toBe('password_change_required')
  })
})

describe('an account whose side is disabled by the operator', () => {
  it('is logged out of that side', async () => {
    const { username, token } = await createMember()
    await platform.runAdminCommand('set-side', { brand, username, side: 'both' })
    expect(await isLoggedIn(token)).toBe(true)
    await platform.runAdminCommand('set-side', { brand, username, side: 'agent' })
    expect(await isLoggedIn(token)).toBe(false)
  })
})
