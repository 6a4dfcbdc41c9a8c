import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SessionLoginBody } from '../../src/generated/api.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

/** Solutions of the captchas, in the order in which they were drawn. */
const captchas = vi.hoisted(() => ({ answers: [] as string[] }))
vi.mock('../../server/modules/verification/captcha.ts', async (original) => {
  const { drawCaptcha } = await original<typeof import('../../server/modules/verification/captcha.ts')>()
  const recordCaptcha = async () => {
    const captcha = await drawCaptcha()
    captchas.answers.push(captcha.answer)
    return captcha
  }
  return { drawCaptcha: recordCaptcha }
})

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const attemptLogin = (username: string, password: string, overrides: Partial<SessionLoginBody> = {}, headers = {}) =>
  platform.call('session.login', { username, password, type: 'username', ...overrides }, { host: alpha, headers })

/**
 * Requests a captcha, and attempts a login with its answer, changed by `alter`. `retry` attempts it again with the same
 * captcha.
 */
async function attemptLoginWithCaptcha(username: string, password: string, alter = (answer: string) => answer) {
  const cookie = String((await platform.call('session.captcha', undefined, { host: alpha })).headers['set-cookie']).split(';')[0] ?? ''
  const captcha = alter(captchas.answers.at(-1) ?? '')
  return {
    response: await attemptLogin(username, password, { captcha }, { cookie }),
    retry: () => attemptLogin(username, password, { captcha }, { cookie }),
  }
}

const createAccount = (username: string) =>
  platform.runAdminCommand('create-account', { brand: 'alpha', username, type: 0, password: 'rightpass1' })

describe('login rate limits', () => {
  it('set the captcha flag in a failed response once a captcha is due, R-ENTITIES-09, and require one from then on', async () => {
    await createAccount('flagged')
    const flags = []
    for (let n = 0; n < 3; n++) flags.push((await attemptLogin('flagged', 'wrong')).body.value)
    expect(flags).toEqual([{ captcha: false }, { captcha: false }, { captcha: true }])
    expect((await attemptLogin('flagged', 'rightpass1')).body).toMatchObject({ code: 'captcha_required', value: { captcha: true } })
    expect((await attemptLogin('flagged', 'rightpass1', { captcha: 'WRONG' })).body).toMatchObject({
      code: 'captcha_wrong',
      value: { captcha: true },
    })
  })

  it('block an account for a while after ten failures, even for the correct password, and report the remaining time', async () => {
    await createAccount('blocked')
    for (let n = 0; n < 3; n++) await attemptLogin('blocked', 'wrong')
    for (let n = 3; n < 10; n++) expect((await attemptLoginWithCaptcha('blocked', 'wrong')).response.body.code).toBe('login_failed')
    const { status, body, headers } = await attemptLogin('blocked', 'rightpass1')
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' })
    expect(body.retryAfterSeconds).toBeGreaterThan(50)
    expect(body.retryAfterSeconds).toBeLessThanOrEqual(60)
    expect(headers['retry-after']).toBe(String(body.retryAfterSeconds))
  })

  it('let no more than ten of sixty concurrent guesses reach the password check', async () => {
    await createAccount('rushed')
    const responses = await Promise.all(Array.from({ length: 60 }, () => attemptLogin('rushed', 'wrong')))
    expect(responses.filter(({ body }) => body.code === 'login_failed').length).toBeLessThanOrEqual(10)
  })

  it('accept a captcha answer once, ignoring case, and are reset by a correct password', async () => {
    await createAccount('careful')
    for (let n = 0; n < 3; n++) await attemptLogin('careful', 'wrong')
    const { response, retry } = await attemptLoginWithCaptcha('careful', 'wrong', (text) => text.toLowerCase())
    expect(response.body.code).toBe('login_failed')
    expect((await retry()).body.code).toBe('captcha_wrong')
    expect((await attemptLoginWithCaptcha('careful', 'rightpass1')).response.status).toBe(200)
    expect((await attemptLogin('careful', 'wrong')).body.value).toEqual({ captcha: false })
  })

  it('store no username and no IP address in the table of failures', async () => {
    await attemptLogin('very-private-name', 'wrong')
    const { default: pg } = await import('pg')
    const client = new pg.Client(platform.databaseUrl)
    await client.connect()
    const { rows } = await client.query<{ row: string }>('select login_failures::text as row from login_failures')
    await client.end()
    expect(rows.length).toBeGreaterThan(1)
    for (const { row } of rows) expect(row).not.toMatch(/very-private|127\.0\.0\.1/)
  })

  it('bind a captcha to the browser with an HttpOnly, same-site cookie', async () => {
    const cookie = String((await platform.call('session.captcha', undefined, { host: alpha })).headers['set-cookie'])
    expect(cookie).toMatch(/^captcha=[\w-]{43}; Max-Age=300; Path=\/wps; HttpOnly; SameSite=Strict$/)
  })

  it('use a PNG in base64 as captcha, R-API-35', async () => {
    const { value } = (await platform.call('session.captcha', undefined, { host: alpha })).body
    expect(Buffer.from(String(value), 'base64').subarray(1, 4).toString()).toBe('PNG')
  })
})
