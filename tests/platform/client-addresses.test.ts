import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '../../src/generated/api.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

const platforms: TestPlatform[] = []
const startPlatform = async (env: Record<string, string> = {}) => {
  const platform = await startTestPlatform({ env })
  platforms.push(platform)
  return platform
}
afterAll(async () => {
  for (const platform of platforms) await platform.stop()
})

const fetchLocation = async (platform: TestPlatform, headers: Record<string, string>) =>
  ((await platform.call('system.status', { url: alpha }, { host: alpha, headers })).body.value as Permission).location

describe('the address of a visitor', () => {
  const headers = { 'x-forwarded-for': '198.51.100.7', 'x-country': 'de', 'x-forwarded-proto': 'https' }

  it('is the address of the socket, whatever headers say, if no proxy is trusted', async () => {
    expect(await fetchLocation(await startPlatform({ COUNTRY_HEADER: 'x-country' }), headers)).toEqual({ ip: '127.0.0.1', country: 'VN' })
  })

  it('is the address reported by a trusted proxy', async () => {
    const platform = await startPlatform({ TRUST_PROXY: '127.0.0.1', COUNTRY_HEADER: 'X-Country' })
    expect(await fetchLocation(platform, headers)).toEqual({ ip: '198.51.100.7', country: 'DE' })
    expect(await fetchLocation(platform, { 'x-forwarded-for': '198.51.100.7' })).toEqual({ ip: '198.51.100.7', country: 'ZZ' })
    await platform.runAdminCommand('set-region', { brand: 'alpha', action: 'restrict', country: 'DE' })
    expect((await platform.call('session.captcha', undefined, { host: alpha, headers })).body.code).toBe('site_restricted')
    expect((await platform.call('session.captcha', undefined, { host: alpha })).status).toBe(200)
  })

  it.each(['[2001:db8::7]', '[2001:db8::7]:443', '"[2001:db8::7]:443"', '2001:db8::7'])('is read from %s', async (address) => {
    const platform = platforms.at(-1)
    if (!platform) throw new Error('The platform is not running.')
    expect((await fetchLocation(platform, { 'x-forwarded-for': address })).ip).toBe('2001:db8::7')
  })
})

describe('a connection that a trusted proxy reports as secure', () => {
  it('gets an HSTS header', async () => {
    const platform = platforms.at(-1)
    const response = await platform?.call('system.whitelabel', undefined, { host: alpha, headers: { 'x-forwarded-proto': 'https' } })
    expect(response?.headers['strict-transport-security']).toContain('max-age=')
    expect((await platform?.call('system.whitelabel', undefined, { host: alpha }))?.headers['strict-transport-security']).toBeUndefined()
  })
})

describe('an endpoint', () => {
  let platform: TestPlatform
  beforeAll(async () => (platform = await startPlatform()))

  it('reports an internal error to the client without details, and logs it without the user’s input', async () => {
    const client = new pg.Client(platform.databaseUrl)
    await client.connect()
    await client.query(`alter table accounts add constraint odd check (username <> 'oddname')`)
    await client.end()
    const { status, body } = await platform.register(alpha, { username: 'oddname' })
    expect({ status, body }).toEqual({ status: 500, body: { success: false, code: 'internal', message: expect.any(String) as string } })
    const logText = platform.lines.join('\n')
    expect(logText).toContain('PUT /wps/member/register')
    expect(logText).toContain('23514')
    expect(logText).not.toMatch(/oddname|secret12/)
  })

  it('is unavailable while the database is down, as is every admin command, until the database is up again', async () => {
    const name = new URL(platform.databaseUrl).pathname.slice(1)
    const admin = new pg.Client(platform.databaseUrl.replace(/\/test_\w+$/, '/postgres'))
    await admin.connect()
    await admin.query(`alter database ${name} allow_connections false`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    for (const endpoint of ['system.whitelabel', 'session.captcha', 'member.info'] as const)
      expect((await platform.call(endpoint, undefined, { host: alpha })).body.code, endpoint).toBe('unavailable')
    await expect(platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'MOBILENUMREG3', on: true })).rejects.toThrow(
      /503.*check whether the command took effect/,
    )
    await admin.query(`alter database ${name} allow_connections true`)
    await admin.end()
    // PgBouncer tries again 15 seconds after it was refused a connection.
    await expect.poll(async () => (await platform.call('system.whitelabel', undefined, { host: alpha })).status).toBe(200)
  })

  it('keeps its rate limit after internal errors', async () => {
    const responses = await Promise.all(
      Array.from({ length: 70 }, () => platform.call('agent.affiliate', { code: 'ALPHACODE', domain: alpha }, { host: alpha })),
    )
    const rejectedResponses = responses.filter(({ status }) => status === 429)
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(rejectedResponses).toHaveLength(10)
    expect(rejectedResponses[0]?.body).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: expect.any(Number) as number })
    expect((await platform.call('system.whitelabel', undefined, { host: alpha })).status).toBe(200)
  })
})
