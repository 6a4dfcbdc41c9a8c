import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { setMaxListeners } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { maxHashesPerBrand } from '../../server/modules/accounts/password-slots.ts'
import { hashPassword } from '../../server/modules/accounts/passwords.ts'
import { chooseByDepth } from '../depth.ts'
import { type HttpResponse, getAudience, getCookie, encrypt } from './call-server.ts'
import { alpha, beta, gamma } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

/** Solutions of the captchas, in the order in which they were drawn. */
const captchas = vi.hoisted(() => ({ answers: [] as string[] }))
vi.mock('../../server/modules/verification/captcha.ts', async (original) => {
  const { drawCaptcha } = await original<typeof import('../../server/modules/verification/captcha.ts')>()
  const drawAndRecord = async () => {
    const captcha = await drawCaptcha()
    captchas.answers.push(captcha.answer)
    return captcha
  }
  return { drawCaptcha: drawAndRecord }
})

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1', PASSWORD_COST: '19x2' } })
  await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'MOBILEVERCODELOGIN3', on: true })
})
afterAll(() => platform.stop())

let visitorCount = 0
/** Returns headers with a new client address on each call. */
const createAddressHeaders = (cookie?: string): Record<string, string> => {
  visitorCount += 1
  const address = `10.9.${String(visitorCount >> 8)}.${String(visitorCount & 255)}`
  return { 'x-forwarded-for': address, ...(cookie === undefined ? {} : { cookie }) }
}
const attemptLogin = (username: string, password: string, host = alpha, overrides: object = {}, cookie?: string) =>
  platform.callUnchecked(
    'session.login',
    { username, password, type: 'username', ...overrides },
    { host, headers: createAddressHeaders(cookie) },
  )
const getErrorCode = ({ body }: HttpResponse) => body.code ?? 'done'
const createAccount = (username: string, brandId: 'alpha' | 'beta' = 'alpha') =>
  platform.runAdminCommand('create-account', { brand: brandId, username, type: 0, password: 'rightpass1' })

/** Starts requests at a fixed rate per second, without waiting for their responses. */
async function sendAtRate<T>(count: number, perSecond: number, sendRequest: (n: number) => Promise<T>): Promise<readonly T[]> {
  const startedAt = performance.now()
  const pending: Promise<T>[] = []
  for (let n = 0; n < count; n += 1) {
    const delay = startedAt + (n * 1000) / perSecond - performance.now()
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    pending.push(sendRequest(n))
  }
  return Promise.all(pending)
}
function groupByCode(responses: readonly HttpResponse[]): ReadonlyMap<string, readonly HttpResponse[]> {
  const responsesByCode = new Map<string, HttpResponse[]>()
  for (const response of responses)
    responsesByCode.set(getErrorCode(response), [...(responsesByCode.get(getErrorCode(response)) ?? []), response])
  return responsesByCode
}

/** Logs in and solves the captcha if one is required. */
async function logInLikePlayer(username: string, password: string, host: string): Promise<HttpResponse> {
  const first = await attemptLogin(username, password, host)
  if (getErrorCode(first) !== 'captcha_required') return first
  const captchaResponse = await platform.call('session.captcha', undefined, { host, headers: createAddressHeaders() })
  return attemptLogin(username, password, host, { captcha: captchas.answers.at(-1) }, getCookie(captchaResponse.headers, 'captcha'))
}

describe('a hundred login attempts per second from many addresses', () => {
  it('cause at most ten password checks at one account, and get the same responses as for a name that does not exist', async () => {
    await createAccount('stormed')
    const sendWrongPasswords = (name: string) => sendAtRate(150, 100, () => attemptLogin(name, 'wrong'))
    const [knownName, unknownName] = [
      groupByCode(await sendWrongPasswords('stormed')),
      groupByCode(await sendWrongPasswords('nobodyatall')),
    ]
    const messageByCode = new Map<string, string>()
    for (const responses of [knownName, unknownName]) {
      expect(responses.get('login_failed')?.length ?? 0).toBeLessThanOrEqual(10)
      for (const [responseCode, [response]] of responses) {
        expect(['captcha_required', 'login_failed', 'too_many_requests']).toContain(responseCode)
        const statusAndMessage = `${String(response?.status)} ${response?.body.message ?? ''}`
        expect(messageByCode.get(responseCode) ?? statusAndMessage).toBe(statusAndMessage)
        messageByCode.set(responseCode, statusAndMessage)
      }
    }
    expect(getErrorCode(await logInLikePlayer('stormed', 'rightpass1', alpha))).toBe('done')
  })

  it('soon require a captcha before a password is checked at many accounts, whether the name exists or not; real players still log in', async () => {
    for (let n = 0; n < 10; n += 1) await createAccount(`sprayed${String(n)}`, 'beta')
    const responses = await sendAtRate(300, 100, (n) => attemptLogin(`sprayed${String(n)}`, 'Summer2026', beta))
    expect([...groupByCode(responses).keys()].toSorted()).toEqual(['captcha_required', 'login_failed'])
    expect(groupByCode(responses).get('login_failed')?.length).toBeLessThan(250)
    const [knownName, unknownName] = [
      await attemptLogin('sprayed1', 'Summer2026', beta),
      await attemptLogin('sprayed299', 'Summer2026', beta),
    ]
    expect([knownName.status, knownName.text]).toEqual([unknownName.status, unknownName.text])
    expect(getErrorCode(knownName)).toBe('captcha_required')
    expect(getErrorCode(await logInLikePlayer('sprayed2', 'rightpass1', beta))).toBe('done')
    expect(getErrorCode(await logInLikePlayer('player', testPassword, beta))).toBe('done')
    expect(getErrorCode(await attemptLogin('player', testPassword))).toBe('done')
  })

  it('are rejected after the fifth wrong SMS code, for a number with an account and for one without', async () => {
    await platform.runAdminCommand('create-account', {
      brand: 'alpha',
      username: 'coded',
      type: 0,
      password: 'rightpass1',
      mobile: '84-917000001',
    })
    const outcomes = []
    for (const number of ['917000001', '917000002']) {
      await platform.call(
        'verification.smsNoLogin',
        { mobileNum: number, countryDialingCode: '84' },
        { host: alpha, headers: createAddressHeaders() },
      )
      const responses = await sendAtRate(100, 100, () => attemptLogin(number, 'none00', alpha, { type: 'sms', countryDialingCode: '84' }))
      const responsesByCode = groupByCode(responses)
      expect(responsesByCode.get('code_wrong')).toHaveLength(5)
      outcomes.push([...responsesByCode].map(([responseCode, list]) => [responseCode, list.length, list[0]?.text]))
    }
    expect(outcomes[0]?.toSorted()).toEqual(outcomes[1]?.toSorted())
  })

  it('cause no password check with different answers to one captcha: a captcha is valid for one attempt', async () => {
    await createAccount('pictured')
    for (let n = 0; n < 3; n += 1) await attemptLogin('pictured', 'wrong')
    const captchaResponse = await platform.call('session.captcha', undefined, { host: alpha, headers: createAddressHeaders() })
    const cookie = getCookie(captchaResponse.headers, 'captcha')
    const validAnswer = captchas.answers.at(-1)
    const responses = await sendAtRate(100, 100, (n) =>
      attemptLogin('pictured', 'wrong', alpha, { captcha: n === 99 ? validAnswer : `n${String(n)}` }, cookie),
    )
    expect(groupByCode(responses).get('captcha_wrong')?.length).toBeGreaterThan(0)
    for (const responseCode of groupByCode(responses).keys()) expect(['captcha_wrong', 'too_many_requests']).toContain(responseCode)
  })
})

/**
 * Keeps the hash slots of a brand occupied until it is stopped, with clients that each have a separate address and
 * pause after a rejection. By default there are slightly more clients than the queue of the brand holds.
 */
function startHashQueueLoad(clientCount = 256 * maxHashesPerBrand + 100, merchantCode = 'ALPHA1'): { stop(): Promise<void> } {
  const controller = new AbortController()
  const { signal } = controller
  // Each client adds a listener to the signal.
  setMaxListeners(0, signal)
  const hashUntilStopped = async (address: string): Promise<void> => {
    while (!signal.aborted)
      await hashPassword({ code: merchantCode, requester: { network: address, signal } }, 'another user').catch(() => wait(20))
  }
  const clients = Array.from({ length: clientCount }, (_, n) => hashUntilStopped(String(n)))
  return {
    stop: async () => {
      controller.abort()
      await Promise.all(clients)
    },
  }
}

describe('more concurrent logins than password hashing allows', () => {
  it('are rejected after a short time and not counted as attempts, identically for existing and unknown names; admin commands are rejected too', async () => {
    await createAccount('crowded')
    const queueLoad = startHashQueueLoad()
    const texts = []
    try {
      await expect(createAccount('latecomer')).rejects.toThrow(/503.*too busy/)
      for (const language of ['en', 'vi'])
        for (const name of ['crowded', 'nobodyhere'])
          for (let n = 0; n < 6; n += 1) {
            const input = { username: name, password: 'rightpass1', type: 'username' } as const
            const headers = { ...createAddressHeaders(), 'accept-language': language }
            const { status, body } = await platform.call('session.login', input, { host: alpha, headers })
            texts.push(`${String(status)} ${body.code ?? ''} ${String(body.retryAfterSeconds)} ${body.message ?? ''}`)
          }
    } finally {
      await queueLoad.stop()
    }
    expect([...new Set(texts)]).toEqual([
      '503 unavailable 10 This is not available at the moment. Please try again soon.',
      '503 unavailable 10 Hiện không khả dụng. Vui lòng thử lại sau.',
    ])
    expect(getErrorCode(await attemptLogin('crowded', 'rightpass1'))).toBe('done')
  })

  it('do not block the logins of another brand', async () => {
    await createAccount('calm', 'beta')
    await createAccount('packed')
    const queueLoad = startHashQueueLoad()
    try {
      expect(getErrorCode(await attemptLogin('packed', 'rightpass1'))).toBe('unavailable')
      for (let n = 0; n < 10; n += 1) expect(getErrorCode(await logInLikePlayer('calm', 'rightpass1', beta))).toBe('done')
    } finally {
      await queueLoad.stop()
    }
  })

  it('have no password checked after their client has disconnected, and do not count as attempts', async () => {
    await createAccount('leaver')
    const { seq } = await getBrandDatabase('alpha')
      .selectFrom('audit_log')
      .select('seq')
      .where('merchant', '=', 'ALPHA1')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
    const queueLoad = startHashQueueLoad(100)
    try {
      const key = platform.server.platform.publicKey
      const sendAndDisconnect = async (): Promise<void> => {
        const payload = await encrypt({ username: 'leaver', password: 'wrong', type: 'username' }, key, {
          audience: getAudience(alpha, 'session.login'),
        })
        const headers = { host: alpha, 'content-type': 'application/json', ...createAddressHeaders() }
        const clientRequest = request({ port: platform.port, host: '127.0.0.1', method: 'POST', path: '/wps/session/login', headers })
        clientRequest.on('error', () => undefined).end(JSON.stringify({ payload }))
        await wait(500)
        clientRequest.destroy()
      }
      for (let n = 0; n < 3; n += 1) await sendAndDisconnect()
      await Promise.all(Array.from({ length: 30 }, sendAndDisconnect))
    } finally {
      await queueLoad.stop()
    }
    expect(getErrorCode(await attemptLogin('leaver', 'rightpass1'))).toBe('done')
    const rows = await getBrandDatabase('alpha')
      .selectFrom('audit_log')
      .select('outcome')
      .where('merchant', '=', 'ALPHA1')
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute()
    const outcomes = rows.map(({ outcome }) => outcome)
    expect(outcomes.at(-1)).toBe('done')
    expect(outcomes).not.toContain('login_failed')
  })

  it('are decrypted and looked up a few at a time; the others are queued', async () => {
    const countDecrypted = async () => {
      const { count } = await getBrandDatabase('gamma')
        .selectFrom('payload_nonces')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('merchant', '=', 'GAMMA1')
        .executeTakeFirstOrThrow()
      return Number(count)
    }
    const queueLoad = startHashQueueLoad(60, 'GAMMA1')
    const initialCount = await countDecrypted()
    const count = chooseByDepth(60, 30)
    const logins = Array.from({ length: count }, (_, n) => attemptLogin(`inline${String(n)}`, 'wrong', gamma))
    try {
      await wait(1_000)
      const decryptedMeanwhile = (await countDecrypted()) - initialCount
      expect(decryptedMeanwhile).toBeGreaterThan(0)
      expect(decryptedMeanwhile).toBeLessThan(count / 2)
    } finally {
      await queueLoad.stop()
    }
    const responses = groupByCode(await Promise.all(logins))
    expect((await countDecrypted()) - initialCount).toBe(count)
    expect([...responses.keys()].filter((code) => code !== 'login_failed' && code !== 'captcha_required')).toEqual([])
  })
})

const getBrandDatabase = (id: string) =>
  platform.server.platform.sites.tenant(platform.server.platform.brands.byId(id) ?? throwMissingBrand()).db
const throwMissingBrand = (): never => {
  throw new Error('The brand does not exist.')
}
