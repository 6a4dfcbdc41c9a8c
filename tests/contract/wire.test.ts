import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPorts } from '../../src/adapters/index.ts'
import { Problem } from '../../src/engine/contract/port.ts'
import type { EndpointName } from '../../src/generated/endpoints.ts'
import { decryptBody } from '../platform/decrypt-body.ts'
import { alpha } from '../platform/small-brands.ts'
import { type TestPlatform, startTestPlatform } from '../platform/test-platform.ts'
import { preparedSamples, samples } from './samples.ts'

/* Tests the specification's requirements for operations with the browser's adapters and a real server. */

interface SentRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Headers
  readonly text: string
}

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

let sentRequests: SentRequest[] = []
/** The host of the calling page, and the cookies of its browser. */
let page = { host: alpha, cookie: '' }

beforeEach(() => {
  sentRequests = []
  vi.stubGlobal('location', { hostname: alpha, origin: `http://${alpha}` })
  const OriginalRequest = Request
  vi.stubGlobal(
    'Request',
    class extends OriginalRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, `http://${alpha}`) : input, init)
      }
    },
  )
  const originalFetch = fetch
  vi.stubGlobal('fetch', async (request: Request | string, options?: RequestInit) => {
    // The platform runs in this process, and calls its vendor over HTTP.
    if (typeof request === 'string') return originalFetch(request, options)
    const { pathname: path, search, searchParams } = new URL(request.url)
    const { method, headers } = request
    const text = await request.text()
    sentRequests.push({ method, path, query: Object.fromEntries(searchParams), headers, text })
    const response = await platform.send(method, path + search, {
      host: page.host,
      headers: { ...Object.fromEntries(headers), ...(page.cookie !== '' && { cookie: page.cookie }) },
      ...(text !== '' && { body: text }),
    })
    return new Response(response.text, { status: response.status, headers: { date: String(response.headers['date']) } })
  })
})
afterEach(() => void (page = { host: alpha, cookie: '' }))

/** Makes a call through the adapters with this token. Returns its last request, or the `Problem` that it throws. */
async function callThroughAdapters(name: EndpointName, input: unknown, token?: string): Promise<SentRequest | Problem> {
  vi.stubGlobal('location', { hostname: page.host, origin: `http://${page.host}` })
  const ports = createPorts({
    getToken: () => token,
    getSessionSignal: () => new AbortController().signal,
    getPublicKey: () => platform.server.platform.publicKey,
    getLanguageTag: () => 'en-US',
    timeoutSeconds: 60,
    onRevision: () => undefined,
    supports: () => true,
    onResponseFaults: () => undefined,
    onProofProgress: () => undefined,
    onProblem: () => undefined,
  })
  const [port = '', method = ''] = name.split('.')
  const portMethods = (ports as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>)[port]
  try {
    await portMethods?.[method]?.(input)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  const lastRequest = sentRequests.at(-1)
  if (lastRequest === undefined) throw new Error('No request was sent.')
  return lastRequest
}
async function callSuccessfully(name: EndpointName, input: unknown, token?: string): Promise<SentRequest> {
  const result = await callThroughAdapters(name, input, token)
  if (result instanceof Problem) throw new Error(`${name} failed with ${result.code}`, { cause: result })
  return result
}

/**
 * Creates the state that an operation requires, and sets `page`. Returns a valid input, with a token if the state
 * belongs to an account.
 */
async function createValidRequest(name: EndpointName): Promise<{ readonly input: unknown; readonly token: string | undefined }> {
  const preparedCall = await preparedSamples[name]?.(platform)
  if (preparedCall === undefined) return { input: samples[name](), token: undefined }
  page = { host: preparedCall.host ?? alpha, cookie: preparedCall.headers?.['cookie'] ?? '' }
  return { input: preparedCall.input, token: preparedCall.token }
}

const decryptPayload = ({ text }: SentRequest) => decryptBody(text, platform.server.platform.secrets.payloadKey)

describe('an operation without a token uses its method and path, sends no token, and succeeds', () => {
  it.each([
    ['R-API-09', 'session.login', 'POST', '/wps/session/login'],
    ['R-API-11', 'session.loginV2', 'POST', '/wps/session/login/v2'],
    ['R-API-12', 'verification.smsNoLogin', 'POST', '/wps/verification/sms/noLogin'],
    ['R-API-15', 'system.whitelabel', 'GET', '/wps/system/whitelabel'],
    ['R-API-17', 'member.register', 'PUT', '/wps/member/register'],
    ['R-API-18', 'member.registerMobile', 'PUT', '/wps/member/register/mobile'],
    ['R-API-25', 'agent.affiliate', 'GET', '/wps/agent/affiliate'],
    ['R-API-27', 'system.registerSettings', 'GET', '/wps/system/setting/register'],
    ['R-API-30', 'member.forgotByEmail', 'POST', '/wps/member/password/email'],
    ['R-API-33', 'session.freePlay', 'POST', '/wps/session/login/freeplay'],
    ['R-API-34', 'session.captcha', 'GET', '/wps/captcha'],
    ['R-API-38', 'system.status', 'GET', '/wps/system/status'],
    ['R-API-41', 'member.passwordByPhone', 'POST', '/wps/member/password/verification'],
    ['R-API-48', 'game.list', 'GET', '/lgw/games/list'],
    ['R-API-50', 'game.hot', 'GET', '/lgw/games/hot'],
    ['R-API-53', 'game.menus', 'GET', '/lgw/games/game_menus'],
    ['R-API-71', 'game.vnMenu', 'GET', '/lgw/vn/games/game_menu'],
    ['R-API-75', 'game.popular', 'GET', '/lgw/games/popular'],
    ['R-API-78', 'game.vnNumeros', 'GET', '/lgw/vn/numeros/opened/game'],
    ['R-API-81', 'game.winners', 'GET', '/lgw/games/winners/rank'],
    ['R-API-88', 'system.domainRoute', 'GET', '/wps/system/domainRoute'],
    ['R-API-89', 'verification.smsRegister', 'POST', '/wps/verification/sms/register'],
    ['R-API-91', 'content.feedback', 'PUT', '/wps/feedback'],
    ['R-API-93', 'content.helpCenter', 'GET', '/wps/system/helpCenter'],
  ] as const)('%s: %s by %s at %s', async (_id, name, method, path) => {
    const { input } = await createValidRequest(name)
    const request = await callSuccessfully(name, input)
    expect([request.method, request.path]).toEqual([method, path])
    expect(request.headers.get('authorization')).toBeNull()
  })
})

describe('an operation that requires a token sends it, and is rejected without it', () => {
  it.each([
    ['R-API-16', 'member.info', 'GET', '/wps/member/info'],
    ['R-API-23', 'member.changePassword', 'POST', '/wps/member/password'],
    ['R-API-36', 'member.icon', 'GET', '/wps/member/info/icon'],
    ['R-API-37', 'member.avatar', 'GET', '/wps/relay/member/avatar'],
    ['R-API-43', 'session.logout', 'DELETE', '/wps/session/logout'],
    ['R-API-44', 'wallet.balance', 'GET', '/wps/v2/wallets/balance'],
    ['R-API-46', 'wallet.funds', 'GET', '/wps/member/info/funds/consolidated'],
    ['R-API-47', 'wallet.merchant', 'GET', '/wps/relay/wallet/merchant'],
    ['R-API-70', 'inbox.unreadCount', 'GET', '/wps/relay/inbox/unreadCount'],
    ['R-API-72', 'game.vnRecent', 'GET', '/lgw/vn/games/game_menu/recent'],
    ['R-API-73', 'mission.summary', 'GET', '/lgw/vn/missions/summary'],
    ['R-API-74', 'mission.leaderboard', 'GET', '/lgw/vn/missions/leaderboard'],
    ['R-API-80', 'game.lotteryResults', 'GET', '/lotto/lgw/games/opened/numero'],
    ['R-API-84', 'agent.dividendRequest', 'POST', '/wps/agent/dividend/request'],
    ['R-API-85', 'agent.dailySalaryContract', 'POST', '/wps/agent/dailySalary/contract'],
    ['R-API-86', 'agent.hourlySalary', 'POST', '/wps/agent/hourlySalary'],
    ['R-API-87', 'agent.realtimeSalaryContract', 'POST', '/wps/agent/realtimeSalary/contract'],
    ['R-API-92', 'activity.claimRaffle', 'POST', '/wps/relay/promotion/raffle/claim'],
  ] as const)('%s: %s by %s at %s', async (_id, name, method, path) => {
    const { input, token = (await platform.logIn(alpha, 'player')).token } = await createValidRequest(name)
    expect(await callThroughAdapters(name, input)).toMatchObject({ code: 'not_logged_in' })
    expect(sentRequests.at(-1)?.headers.get('authorization')).toBeNull()
    const request = await callSuccessfully(name, input, token)
    expect([request.method, request.path]).toEqual([method, path])
    expect(request.headers.get('authorization')).toBe(`Bearer ${token}`)
  })
})

describe('the payload of an operation with a password is encrypted, so that only the server can read it', () => {
  it.each([
    ['R-API-03', 'session.login', 'password'],
    ['R-API-04', 'member.register', 'password'],
    ['R-API-05', 'member.registerMobile', 'password'],
    ['R-API-06', 'member.changePassword', 'newPassword'],
    ['R-API-07', 'member.passwordByPhone', 'newPassword'],
  ] as const)('%s: %s', async (_id, name, field) => {
    await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'MOBILENUMPASSREG3', on: true })
    await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'REGMOBVERF3', on: false })
    const { input, token } = await createValidRequest(name)
    const { [field]: password = 'secret12' } = input as { readonly [field]?: string }
    const request = await callSuccessfully(name, { ...(input as object), [field]: password }, token)
    expect(Object.keys(JSON.parse(request.text) as object)).toEqual(['payload'])
    expect(request.text).not.toContain(password)
    expect(await decryptPayload(request)).toMatchObject({ [field]: password })
  })
})

describe('the parameters of an operation', () => {
  const sendValidRequest = async (name: EndpointName): Promise<SentRequest> => {
    const { input, token } = await createValidRequest(name)
    return callSuccessfully(name, input, token)
  }

  it('are empty for the registration rules (R-API-29)', async () => {
    const { query, text } = await sendValidRequest('system.registerSettings')
    expect([query, text]).toEqual([{}, ''])
  })

  it('consist of the merchant code for the game menus (R-API-54)', async () => {
    expect((await sendValidRequest('game.menus')).query).toEqual({ merchantCode: 'ALPHA1' })
  })

  it('consist of an affiliate code and the domain for the validation of that code (R-API-26)', async () => {
    expect((await sendValidRequest('agent.affiliate')).query).toEqual({ code: 'ALPHACODE', domain: alpha })
  })

  it('consist of the phone number and its country code for a verification code by SMS (R-API-13)', async () => {
    expect(Object.keys(JSON.parse((await sendValidRequest('verification.smsNoLogin')).text) as object).toSorted()).toEqual([
      'countryDialingCode',
      'mobileNum',
    ])
  })

  it('consist of the username and the email address, sent as a form, for a password reset by email (R-API-32)', async () => {
    const { text, headers } = await sendValidRequest('member.forgotByEmail')
    expect(headers.get('content-type')).toContain('application/x-www-form-urlencoded')
    expect([...new URLSearchParams(text).keys()].toSorted()).toEqual(['email', 'username'])
  })

  it('consist of the old password, and the new one twice, for a password change (R-API-24)', async () => {
    expect(Object.keys(await decryptPayload(await sendValidRequest('member.changePassword'))).toSorted()).toEqual([
      'confirmNewPassword',
      'newPassword',
      'oldPassword',
    ])
  })

  it('consist of the new password, the phone number and the verification code for a password reset by phone (R-API-42)', async () => {
    expect(Object.keys(await decryptPayload(await sendValidRequest('member.passwordByPhone'))).toSorted()).toEqual([
      'mobileNum',
      'newPassword',
      'verificationCode',
    ])
  })
})
