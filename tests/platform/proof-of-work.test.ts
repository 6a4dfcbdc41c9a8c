import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { VerificationSliderValue, Work } from '../../src/generated/api.ts'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import { samples } from '../contract/samples.ts'
import { addInterval } from './add-interval.ts'
import { getCookie } from './call-server.ts'
import { solveProofOfWork } from './solve-proof-of-work.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
const env = { TRUST_PROXY: '127.0.0.1', PROOF_OF_WORK_EXEMPT: '' }
beforeAll(async () => (platform = await startTestPlatform({ env })))
afterAll(() => platform.stop())

const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].proof)
const toAddressHeaders = (address: string) => ({ 'x-forwarded-for': address })
const request = (address: string, { call = 'session.captcha', host = alpha, on: onPlatform = platform } = {}) =>
  onPlatform.call('verification.work', { call }, { host, headers: toAddressHeaders(address) })
const fetchWork = async (...args: Parameters<typeof request>) => (await request(...args)).body.value as Work
/** Returns the average number of hashes that a challenge requires. */
const computeAverageHashes = ({ target, parts }: Work) => (parts * 2 ** 32) / target
const fetchCost = async (...args: Parameters<typeof request>) => Math.round(computeAverageHashes(await fetchWork(...args)))
/** Returns the costs of consecutive challenges. */
async function fetchCosts(count: number, ...args: Parameters<typeof request>) {
  const costs: number[] = []
  for (let n = 0; n < count; n += 1) costs.push(await fetchCost(...args))
  return costs
}
const requestCaptcha = (proof: string, { host = alpha, address = '198.51.100.1' } = {}) =>
  platform.call('session.captcha', undefined, { host, headers: { proof, ...toAddressHeaders(address) } })
const getErrorCode = async (response: ReturnType<typeof requestCaptcha>) => (await response).body.code
const query = async (text: string) => {
  const { default: pg } = await import('pg')
  const client = new pg.Client(platform.databaseUrl)
  await client.connect()
  await client.query(text)
  await client.end()
}

describe('a proof of work', () => {
  it('is required by every operation that creates an account, issues a captcha, starts a trial or could reveal which accounts exist', () => {
    expect(names.toSorted()).toEqual([
      'agent.register',
      'member.forgotByEmail',
      'member.register',
      'member.registerMobile',
      'member.registerSocial',
      'session.captcha',
      'session.captchaText',
      'session.freePlay',
      'session.oneClick',
      'verification.slider',
    ])
  })

  it.each(names)('is required by %s, which does and reveals nothing without one', async (name) => {
    const token = endpoints[name].token === 'required' ? (await platform.logIn(alpha, 'agent')).token : undefined
    const otherProof = await solveProofOfWork(
      await fetchWork('198.51.100.2', { call: names.find((candidate) => candidate !== name) ?? '' }),
    )
    for (const proof of ['', 'none', 'a.b.1.2.3.4', otherProof]) {
      const { status, body } = await platform.callUnchecked(name, samples[name](), { host: alpha, token, headers: { proof } })
      expect({ status, body }).toMatchObject({ status: 428, body: { success: false, code: 'proof_required' } })
      expect(body.fields).toBeUndefined()
    }
  })

  it('is valid once, also for five concurrent requests, and only for its own brand', async () => {
    const proof = await solveProofOfWork(await fetchWork('198.51.100.3'))
    expect(await getErrorCode(requestCaptcha(proof, { host: beta }))).toBe('proof_required')
    const responses = await Promise.all(Array.from({ length: 5 }, () => requestCaptcha(proof)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await getErrorCode(requestCaptcha(proof))).toBe('proof_required')
  })

  it('has the cost that the platform set: a challenge with a lower cost or a later expiry is invalid', async () => {
    const work = await fetchWork('198.51.100.4')
    const [body = '', signature = ''] = work.challenge.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown[]
    for (const [claimIndex, value] of [
      [2, 2 ** 32],
      [3, Date.now() + 86_400_000],
    ] as const) {
      const forgedClaims = Buffer.from(JSON.stringify(claims.with(claimIndex, value))).toString('base64url')
      expect(
        await getErrorCode(requestCaptcha(await solveProofOfWork({ ...work, challenge: `${forgedClaims}.${signature}`, target: 2 ** 32 }))),
      ).toBe('proof_required')
    }
    const weakerProof = await solveProofOfWork({ ...work, target: work.target * 2 ** 6 })
    expect(await getErrorCode(requestCaptcha(weakerProof))).toBe('proof_required')
    expect(await getErrorCode(requestCaptcha(await solveProofOfWork(work)))).toBe('proof_required')
  })

  it('expires after five minutes', async () => {
    const proof = await solveProofOfWork(await fetchWork('198.51.100.5'))
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 301_000)
    expect(await getErrorCode(requestCaptcha(proof))).toBe('proof_required')
    clock.mockReturnValue(now + 290_000)
    expect((await requestCaptcha(proof)).status).toBe(200)
    clock.mockRestore()
  })

  it('is not used up by an invalid request, so that a typo costs no work', async () => {
    const proof = await solveProofOfWork(await fetchWork('198.51.100.6', { call: 'member.register' }))
    const invalidInput = { ...samples['member.register'](), nobody: 'knows' }
    expect((await platform.callUnchecked('member.register', invalidInput, { host: alpha, headers: { proof } })).body.code).toBe(
      'bad_request',
    )
    const validInput = samples['member.register']()
    expect((await platform.call('member.register', validInput, { host: alpha, headers: { proof } })).status).toBe(200)
  })

  it('is not issued for an operation that requires none', async () => {
    for (const call of ['session.login', 'verification.slide', 'toString', ''])
      expect((await request('198.51.100.7', { call })).body.code).toBe('bad_request')
  })
})

describe('the cost of a proof of work', () => {
  it('is minimal at first, and doubles with every eight challenges of an address, up to 32 times the minimum', async () => {
    const costs = await fetchCosts(64, '192.0.2.1')
    expect(costs[0]).toBe(16)
    expect(costs[7]).toBeLessThan(17)
    expect(costs[15]).toBeGreaterThan(30)
    expect(costs[15]).toBeLessThan(33)
    expect(costs[23]).toBeGreaterThan(60)
    expect(costs.at(-1)).toBe(512)
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  })

  it('is four times as high for the challenge that replaces the slider puzzle', async () => {
    const { body } = await platform.call('verification.slider', undefined, { host: alpha, headers: toAddressHeaders('100.64.1.1') })
    expect(Math.round(computeAverageHashes((body.value as VerificationSliderValue).alternative))).toBe(64)
  })

  it('is eight times as high for the text of a captcha, which counts as four challenges', async () => {
    expect(await fetchCost('100.64.2.1', { call: 'session.captchaText' })).toBe(128)
    for (let n = 0; n < 3; n += 1) await request('100.64.2.1', { call: 'session.captchaText' })
    expect(await fetchCost('100.64.2.1')).toBeGreaterThan(30)
  })

  it('also grows with the requests of the same network (256 IPv4 or 2^80 IPv6 addresses), not with those of others', async () => {
    for (let host = 1; host <= 128; host += 1) await request(`203.0.113.${String(host)}`)
    expect(await fetchCost('203.0.113.250')).toBeGreaterThan(30)
    expect(await fetchCost('203.0.114.1')).toBe(16)
    for (let host = 1; host <= 128; host += 1) await request(`2001:db8:7:${host.toString(16)}::1`)
    expect(await fetchCost('2001:db8:7:ffff::1')).toBeGreaterThan(30)
    expect(await fetchCost('2001:db8:8::1')).toBe(16)
  })

  it('is counted per brand, and jointly by all servers of a database', async () => {
    await fetchCosts(16, '192.0.2.2')
    expect(await fetchCost('192.0.2.2', { host: beta })).toBe(16)
    const otherPlatform = await startTestPlatform({ env: { ...env, DATABASE_URL: platform.databaseUrl } })
    expect(await fetchCost('192.0.2.2', { on: otherPlatform })).toBeGreaterThan(30)
    const proof = await solveProofOfWork(await fetchWork('192.0.2.2', { on: otherPlatform }))
    expect((await requestCaptcha(proof)).status).toBe(200)
    await otherPlatform.stop()
  })

  it('reaches a limit at which requests are rejected with a retry delay, and falls again over time', async () => {
    await Promise.all(Array.from({ length: 130 }, () => request('192.0.2.3')))
    const { status, body, headers } = await request('192.0.2.3')
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' })
    expect(body.retryAfterSeconds).toBeGreaterThan(0)
    expect(body.retryAfterSeconds).toBeLessThan(300)
    expect(headers['retry-after']).toBe(String(body.retryAfterSeconds))
    await query(`update demand set counted_at = ${addInterval('counted_at', '-10 minutes')}`)
    expect((await request('192.0.2.3')).status).toBe(200)
    await query(`update demand set counted_at = ${addInterval('counted_at', '-3 hours')}`)
    expect(await fetchCost('192.0.2.3')).toBe(16)
  })

  it('increases for all clients with the number of proofs that a brand receives, up to eightfold, but not with requested challenges, which cost a client nothing', async () => {
    const before = await fetchCost('198.18.0.1')
    for (let network = 0; network < 240; network += 1) await request(`198.18.${String(network)}.1`)
    expect(await fetchCost('198.19.0.1')).toBe(before)
    await query('delete from demand')
    await platform.call('session.captcha', undefined, { host: alpha, headers: toAddressHeaders('198.19.0.1') })
    await query('update demand set level = level * 1000')
    const after = await fetchCost('198.18.0.1')
    expect(after).toBe(before * 8)
    await query('delete from demand')
  })

  it('counts a wrong captcha answer as four challenges, once for each captcha', async () => {
    const address = toAddressHeaders('192.0.2.9')
    for (let n = 0; n < 4; n += 1) {
      const captchaResponse = await platform.call('session.captcha', undefined, { host: alpha, headers: address })
      const cookie = getCookie(captchaResponse.headers, 'captcha')
      await platform.runAdminCommand('set-rule', { brand: 'alpha', field: 'captcha', change: { enabled: 'on' } })
      const wrongGuess = { ...samples['member.register'](), captcha: 'WRONG' }
      for (let attempt = 0; attempt < 2; attempt += 1)
        expect((await platform.call('member.register', wrongGuess, { host: alpha, headers: { ...address, cookie } })).body.code).toBe(
          'captcha_wrong',
        )
    }
    await platform.runAdminCommand('set-rule', { brand: 'alpha', field: 'captcha', change: { enabled: 'off' } })
    // Four captchas, eight registrations and four wrong answers that count as four challenges each: 28 challenges. The
    // next one is the 29th.
    expect(await fetchCost('192.0.2.9')).toBeGreaterThan(16 * 2 ** (28 / 8 - 1))
    expect(await fetchCost('192.0.2.9')).toBeLessThan(16 * 2 ** (32 / 8 - 1))
  })

  it('is one hash for the addresses in PROOF_OF_WORK_EXEMPT', async () => {
    const exemptPlatform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1', PROOF_OF_WORK_EXEMPT: '192.0.2.0/24' } })
    expect(new Set(await fetchCosts(40, '192.0.2.1', { on: exemptPlatform }))).toEqual(new Set([1]))
    expect((await fetchCosts(40, '192.0.3.1', { on: exemptPlatform })).at(-1)).toBeGreaterThan(200)
    await exemptPlatform.stop()
  })

  it('is stored without client addresses', async () => {
    const { default: pg } = await import('pg')
    const client = new pg.Client(platform.databaseUrl)
    await client.connect()
    const { rows } = await client.query<{ row: string }>('select demand::text as row from demand')
    await client.end()
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) expect(row).not.toMatch(/192\.0|198\./)
  })
})

it('a proof of work is required before registration reveals that a name is taken', async () => {
  const takenInput = { ...samples['member.register'](), username: 'player' }
  const responseWithoutProof = await platform.call('member.register', takenInput, { host: alpha, headers: { proof: 'none' } })
  expect(responseWithoutProof.body).toEqual({ success: false, code: 'proof_required', message: expect.any(String) as string })
  expect((await platform.call('member.register', takenInput, { host: alpha })).body.code).toBe('username_taken')
})
