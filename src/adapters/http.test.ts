import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem, type ClientContext } from '../engine/contract/port.ts'
import { smallMember, smallPermission } from '../engine/testing/small-site.ts'
import { endpoints } from '../generated/endpoints.ts'
import { encryptBody } from './cipher.ts'
import { createHttp, fetchJsonFile } from './http.ts'
import { proveWork } from './prove-work.ts'

const login = { username: 'ann', password: 'correct horse', type: 'username' } as const
const loginResult = { token: 'secret', firstTimeLogin: false, passwordExpired: false, user: smallMember(0) }

const fetchMock = vi.fn<(request: Request) => Promise<Response>>()
const onProblem = vi.fn<ClientContext['onProblem']>()
const proofProgress = vi.fn<ClientContext['onProofProgress']>()
const createClient = (overrides: Partial<ClientContext> = {}): ClientContext => ({
  getToken: () => 'secret',
  getSessionSignal: () => new AbortController().signal,
  getPublicKey: () => undefined,
  getLanguageTag: () => 'vi-VN',
  timeoutSeconds: 1,
  onRevision: () => undefined,
  supports: () => true,
  onResponseFaults: () => undefined,
  onProofProgress: proofProgress,
  onProblem,
  ...overrides,
})
const mockResponse = (body: unknown, status = 200): void =>
  void fetchMock.mockImplementation(
    async () =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  )
const getProblem = async (call: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Problem)) throw new Error(`Expected a Problem, found ${String(error)}`)
  return error
}

beforeEach(() => {
  vi.stubGlobal('fetch', (request: Request) => fetchMock(request.clone()))
  vi.stubGlobal('location', new URL('https://tiny.example/index'))
  const RealRequest = Request
  vi.stubGlobal(
    'Request',
    class extends RealRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'https://tiny.example') : input, init)
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('a request', () => {
  it('uses path and method of the endpoint table, with its query', async () => {
    mockResponse({ success: true, value: smallPermission() })
    await createHttp(createClient(), encryptBody, proveWork)('system.status', { url: 'tiny.example:8080' })
    const request = fetchMock.mock.calls[0]?.[0]
    expect([request?.method, request?.url]).toEqual(['GET', 'https://tiny.example/wps/system/status?url=tiny.example%3A8080'])
  })

  it('sends the token only if the table requires it', async () => {
    mockResponse({ success: true, value: { sumBalance: '1.00' } })
    await createHttp(createClient(), encryptBody, proveWork)('wallet.balance', undefined)
    mockResponse({ success: true, value: smallPermission() })
    await createHttp(createClient(), encryptBody, proveWork)('system.status', { url: 'tiny.example' })
    expect(fetchMock.mock.calls.map(([request]) => request.headers.get('authorization'))).toEqual(['Bearer secret', null])
  })

  it('reports the site’s revision of each response, including rejections, and nothing if the response has none', async () => {
    const onRevision = vi.fn()
    const respond = (headers: Readonly<Record<string, string>>, body: object): void =>
      void fetchMock.mockImplementation(async () => new Response(JSON.stringify(body), { headers }))
    const http = createHttp(createClient({ onRevision }), encryptBody, proveWork)
    respond({ 'livery-revision': '7' }, { success: true, value: { sumBalance: '1.00' } })
    await http('wallet.balance', undefined)
    respond({ 'livery-revision': '8' }, { success: false, code: 'forbidden' })
    await getProblem(http('wallet.balance', undefined))
    respond({}, { success: true, value: { sumBalance: '1.00' } })
    await http('wallet.balance', undefined)
    expect(onRevision.mock.calls).toEqual([
      [7, 'wallet.balance'],
      [8, 'wallet.balance'],
    ])
  })

  it('resolves to the value of the envelope', async () => {
    mockResponse({ success: true, value: { sumBalance: '2500.00' } })
    expect(await createHttp(createClient(), encryptBody, proveWork)('wallet.balance', undefined)).toEqual({ sumBalance: '2500.00' })
  })

  it('rejects a response that its schema rejects', async () => {
    mockResponse({ success: true, value: { sumBalance: 2500 } })
    expect((await getProblem(createHttp(createClient(), encryptBody, proveWork)('wallet.balance', undefined))).detail).toEqual({
      messageKey: 'error_unknown',
      isResponseInvalid: true,
    })
  })

  it('accepts only CUSTOM and STATIC avatars of a member (R-ENTITIES-14)', async () => {
    const call = createHttp(createClient(), encryptBody, proveWork)
    for (const avatarType of ['CUSTOM', 'STATIC']) {
      mockResponse({ success: true, value: { ...smallMember(0), avatarType } })
      await expect(call('member.info', undefined)).resolves.toMatchObject({ avatarType })
    }
    mockResponse({ success: true, value: { ...smallMember(0), avatarType: 'DRAWN' } })
    await expect(call('member.info', undefined)).resolves.toMatchObject({ avatarType: 'STATIC' })
  })

  it('maps error responses by the error catalogue, with the errors of fields', async () => {
    mockResponse(
      {
        success: false,
        code: 'register_invalid',
        message: 'No.',
        fields: { username: { key: 'reg_pattern_length', values: { min: 4 } }, nonsense: 7 },
      },
      422,
    )
    const problem = await getProblem(createHttp(createClient(), encryptBody, proveWork)('system.whitelabel', undefined))
    expect([problem.code, problem.detail]).toEqual([
      'register_invalid',
      {
        messageKey: 'error_register_invalid',
        captcha: false,
        serverMessage: 'No.',
        fields: { username: { key: 'reg_pattern_length', values: { min: 4 } } },
      },
    ])
  })

  it('reports a required captcha wherever it is in the envelope (R-ENTITIES-09)', async () => {
    mockResponse({ success: false, code: 'login_failed', value: { captcha: true } }, 401)
    expect((await getProblem(createHttp(createClient(), encryptBody, proveWork)('system.whitelabel', undefined))).detail.captcha).toBe(true)
  })

  it('maps codes missing in the catalogue, responses that are not JSON and those without an envelope to an unknown error', async () => {
    const call = createHttp(createClient(), encryptBody, proveWork)
    mockResponse({ success: false, code: 'constructor' }, 500)
    expect((await getProblem(call('system.whitelabel', undefined))).code).toBe('unknown')
    mockResponse('<html>', 502)
    expect((await getProblem(call('system.whitelabel', undefined))).code).toBe('unknown')
    mockResponse({ ok: 1 })
    expect((await getProblem(call('system.whitelabel', undefined))).code).toBe('unknown')
  })

  it('keeps the platform’s text for an unknown code, and falls back to the text of error_unknown (R-ERRORS-37)', async () => {
    const call = createHttp(createClient(), encryptBody, proveWork)
    mockResponse({ success: false, code: 'E4711', message: 'Closed for the holidays.' }, 400)
    const problem = await getProblem(call('system.whitelabel', undefined))
    expect([problem.code, problem.detail.serverMessage, problem.detail.messageKey]).toEqual([
      'unknown',
      'Closed for the holidays.',
      'error_unknown',
    ])
    mockResponse({ success: false, code: 'E4711' }, 400)
    expect((await getProblem(call('system.whitelabel', undefined))).detail).toMatchObject({ messageKey: 'error_unknown' })
  })

  it('distinguishes a network failure from a timeout', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    expect((await getProblem(createHttp(createClient(), encryptBody, proveWork)('system.whitelabel', undefined))).code).toBe('network')
    fetchMock.mockImplementation(
      (request) => new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))),
    )
    expect(
      (await getProblem(createHttp(createClient({ timeoutSeconds: 0.05 }), encryptBody, proveWork)('system.whitelabel', undefined))).code,
    ).toBe('timeout')
  })

  it('is aborted at the end of the session that it requires, if it only reads data', async () => {
    const session = new AbortController()
    const abortedPaths: string[] = []
    fetchMock.mockImplementation(
      (request) =>
        new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => {
            abortedPaths.push(new URL(request.url).pathname)
            reject(request.signal.reason as Error)
          }),
        ),
    )
    const call = createHttp(createClient({ getSessionSignal: () => session.signal, timeoutSeconds: 0.2 }), encryptBody, proveWork)
    const problems = Promise.all([
      getProblem(call('member.info', undefined)),
      getProblem(call('wallet.balance', undefined)),
      getProblem(call('system.whitelabel', undefined)),
      getProblem(call('session.logout', undefined)),
    ])
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(4))
    session.abort()
    expect(abortedPaths.toSorted()).toEqual(['/wps/member/info', '/wps/v2/wallets/balance'])
    expect((await problems).map(({ code }) => code)).toEqual(['network', 'network', 'timeout', 'timeout'])
  })

  it('reports every problem to the page before it rejects', async () => {
    mockResponse({ success: false, code: 'not_logged_in' }, 401)
    const problem = await getProblem(createHttp(createClient(), encryptBody, proveWork)('member.info', undefined))
    expect(onProblem.mock.calls).toEqual([[problem, { endpoint: 'member.info', token: 'secret' }]])
  })
})

describe('a sensitive body', () => {
  it('is encrypted with the public key from the permission (R-API-03)', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES+A256KW', { extractable: true })
    const jwk = { ...(await exportJWK(publicKey)) }
    mockResponse({ success: true, value: loginResult })
    await createHttp(
      createClient({ getPublicKey: () => ({ kid: 'k7', alg: 'ECDH-ES+A256KW', jwk }) }),
      encryptBody,
      proveWork,
    )('session.login', login)
    const encryptedBody = (await fetchMock.mock.calls[0]?.[0].json()) as { payload: string }
    expect(Object.keys(encryptedBody)).toEqual(['payload'])
    const { plaintext, protectedHeader } = await compactDecrypt(encryptedBody.payload, privateKey)
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(login)
    expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: 'k7' })
  })

  const createEncryptingClient = async () => {
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES+A256KW', { extractable: true })
    const jwk = { ...(await exportJWK(publicKey)) }
    const call = createHttp(createClient({ getPublicKey: () => ({ kid: 'k7', alg: 'ECDH-ES+A256KW', jwk }) }), encryptBody, proveWork)
    const decryptHeader = async (index: number) => {
      const [request] = fetchMock.mock.calls[index] ?? []
      if (!request) throw new Error('Expected a request with an encrypted body, found none')
      const { payload } = (await request.clone().json()) as { payload: string }
      return (await compactDecrypt(payload, privateKey)).protectedHeader as unknown as { aud: string; iat: number; jti: string }
    }
    return { call, decryptHeader }
  }

  it('has host, endpoint and time in its protected header, with a new nonce each time', async () => {
    const { call, decryptHeader } = await createEncryptingClient()
    mockResponse({ success: true, value: loginResult })
    await call('session.login', login)
    await call('session.login', login)
    const [first, second] = [await decryptHeader(0), await decryptHeader(1)]
    expect(first.aud).toBe('tiny.example/wps/session/login')
    expect(Math.abs(first.iat - Date.now() / 1000)).toBeLessThan(5)
    expect(first.jti).toMatch(/^[\w-]{36}$/)
    expect(second.jti).not.toBe(first.jti)
  })

  it('is encrypted again, once, with the platform’s time if the device’s clock is wrong; later bodies use that time at once', async () => {
    const { call, decryptHeader } = await createEncryptingClient()
    const platformTime = Date.now() + 7_200_000
    fetchMock.mockImplementation(async () => {
      const { iat } = await decryptHeader(fetchMock.mock.calls.length - 1)
      const [status, body] =
        Math.abs(iat - platformTime / 1000) < 60
          ? [200, { success: true, value: loginResult }]
          : [400, { success: false, code: 'payload_stale' }]
      return new Response(JSON.stringify(body), { status, headers: { date: new Date(platformTime).toUTCString() } })
    })
    await expect(call('session.login', login)).resolves.toEqual(loginResult)
    expect(fetchMock).toHaveBeenCalledTimes(2)
    expect((await decryptHeader(0)).jti).not.toBe((await decryptHeader(1)).jti)
    await call('session.login', login)
    expect(fetchMock).toHaveBeenCalledTimes(3)
    fetchMock.mockImplementation(
      async () => new Response('{"success":false,"code":"payload_stale"}', { headers: { date: new Date().toUTCString() } }),
    )
    expect((await getProblem(call('session.login', login))).code).toBe('payload_stale')
    expect(fetchMock).toHaveBeenCalledTimes(5)
  })

  it('is not sent while the key is unknown', async () => {
    expect((await getProblem(createHttp(createClient(), encryptBody, proveWork)('session.login', login))).code).toBe('unavailable')
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('is required by exactly the endpoints marked in the table', () => {
    expect(Object.entries(endpoints).flatMap(([name, { encrypted }]) => (encrypted ? [name] : []))).toEqual([
      'member.register',
      'member.registerMobile',
      'member.registerSocial',
      'member.changePassword',
      'member.passwordByPhone',
      'session.login',
    ])
  })
})

describe('logging', () => {
  it('contains no body, no token and no response', async () => {
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    )
    mockResponse({ success: false, code: 'login_failed' }, 401)
    await getProblem(createHttp(createClient(), async () => 'sealed', proveWork)('session.login', login))
    expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([])
  })
})

describe('a same-origin file', () => {
  it('times out after the given time (R-CONSTANTS-24)', async () => {
    fetchMock.mockImplementation(() => new Promise(() => undefined))
    await expect(fetchJsonFile('https://tiny.example/_livery/messages/1/VI.json', 0.05)).rejects.toMatchObject({ name: 'TimeoutError' })
  })
})

describe('a request with proof of work', () => {
  const work = { challenge: 'body.signature', parts: 1, target: 2 ** 30, cost: 16 }
  const prover = vi.fn<typeof proveWork>(async (_work, onProgress) => {
    onProgress(0.5)
    return 'the proof'
  })

  it('is sent with the proof, and reports progress and end of the work', async () => {
    fetchMock.mockImplementation(async ({ url }) => Response.json({ success: true, value: url.endsWith('/work') ? work : 'cGljdHVyZQ==' }))
    expect(await createHttp(createClient(), encryptBody, prover)('session.captcha', undefined)).toBe('cGljdHVyZQ==')
    const [workRequest, captchaRequest] = fetchMock.mock.calls.map(([request]) => request)
    expect([workRequest?.url, await workRequest?.json()]).toEqual([
      'https://tiny.example/wps/verification/work',
      { call: 'session.captcha' },
    ])
    expect([captchaRequest?.url, captchaRequest?.headers.get('proof')]).toEqual(['https://tiny.example/wps/captcha', 'the proof'])
    expect(prover.mock.calls[0]?.[0]).toEqual(work)
    expect(proofProgress.mock.calls).toEqual([[0.5], [undefined]])
  })

  it('is not sent if the platform issues no work, and rejects with the platform’s error', async () => {
    mockResponse({ success: false, code: 'too_many_requests', retryAfterSeconds: 40 }, 429)
    const problem = await getProblem(createHttp(createClient(), encryptBody, prover)('session.captcha', undefined))
    expect([problem.code, problem.detail.retryAfterSeconds, fetchMock.mock.calls.length]).toEqual(['too_many_requests', 40, 1])
  })

  it('uses the work that the caller passes instead of requesting one', async () => {
    mockResponse({ success: true, value: { sliderResult: 'passed' } })
    await createHttp(createClient(), encryptBody, prover)('verification.slide', { id: 'check' }, { work })
    expect(fetchMock.mock.calls.map(([request]) => request.headers.get('proof'))).toEqual(['the proof'])
  })
})
